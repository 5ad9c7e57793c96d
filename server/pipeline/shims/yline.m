% yline (y), yline (y, spec, label, "Name", value, ...), yline (ax, ...): horizontal lines across the axes, as MATLAB's function of
% that name draws them; of the names, those of a line.
function lines = yline (varargin)
  if (numel (varargin) > 1 && isscalar (varargin{1}) && isaxes (varargin{1}))
    ax = varargin{1};
  else
    ax = gca ();
  end
  [across, along] = deal (xlim (ax), ylim (ax));
  lines = xline (varargin{:});
  for each = lines
    height = get (each, "xdata");
    set (each, "ydata", height, "xdata", across);
    along = [min([along, height]), max([along, height])];
  end
  xlim (ax, across);
  ylim (ax, along);
end
