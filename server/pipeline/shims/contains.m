% contains (str, pattern), contains (str, pattern, "IgnoreCase", tf): whether each text has one of the patterns in it, as
% MATLAB's function of that name, which GNU Octave does not have, says of char vectors and cell arrays of them.
function found = contains (str, pattern, varargin)
  if (ischar (str))
    str = {str};
  end
  if (ischar (pattern))
    pattern = {pattern};
  end
  if (! iscellstr (str) || ! iscellstr (pattern))
    error ("contains: STR and PATTERN must be char vectors or cell arrays of them");
  end
  if (numel (varargin) == 2 && strcmpi (varargin{1}, "IgnoreCase") && varargin{2})
    str = lower (str);
    pattern = lower (pattern);
  end
  found = false (size (str));
  for each = 1:numel (pattern)
    text = pattern{each};
    found = found | cellfun (@(one) isempty (text) || any (strfind (one, text)), str);
  end
end
