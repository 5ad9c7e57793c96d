% xline (x), xline (x, spec, label, "Name", value, ...), xline (ax, ...): vertical lines across the axes, as MATLAB's function of
% that name draws them; of the names, those of a line.
function lines = xline (varargin)
  if (numel (varargin) > 1 && isscalar (varargin{1}) && isaxes (varargin{1}))
    ax = varargin{1};
    varargin(1) = [];
  else
    ax = gca ();
  end
  x = varargin{1};
  options = varargin(2:end);
  look = {"color", [0.15, 0.15, 0.15]};
  is_spec = @(text) ischar (text) && ! isempty (regexp (text, '^(--|:|-\.|-|[rgbcmykw])+$'));
  if (! isempty (options) && is_spec (options{1}))
    [style, color] = deal (regexprep (options{1}, '[a-z]', ''), regexprep (options{1}, '[^a-z]', ''));
    if (! isempty (style))
      look = [look, {"linestyle", style}];
    end
    if (! isempty (color))
      look = [look, {"color", color}];
    end
    options(1) = [];
  end
  if (mod (numel (options), 2) == 1)
    options(1) = [];
  end
  for k = 1:2:numel (options)
    if (any (strcmpi (options{k}, {"Color", "LineStyle", "LineWidth", "HandleVisibility", "DisplayName", "Tag"})))
      look = [look, {lower(options{k}), options{k + 1}}];
    end
  end
  [across, along] = deal (xlim (ax), ylim (ax));
  for k = 1:numel (x)
    lines(k) = line (ax, [x(k), x(k)], along, look{:});
    across = [min([across, x(k)]), max([across, x(k)])];
  end
  xlim (ax, across);
  ylim (ax, along);
end
