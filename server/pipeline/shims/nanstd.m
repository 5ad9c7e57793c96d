% nanstd (x), nanstd (x, w), nanstd (x, w, dim): the standard deviation without what is NaN, as of MATLAB's Statistics
% Toolbox: of n values by n - 1, or by n where w is 1.
function s = nanstd (varargin)
  s = sqrt (nanvar (varargin{:}));
end
