% nanvar (x), nanvar (x, w), nanvar (x, w, dim): the variance without what is NaN, as of MATLAB's Statistics Toolbox: of n
% values by n - 1, or by n where w is 1.
function v = nanvar (x, w, dim)
  if (nargin < 2 || isempty (w))
    w = 0;
  end
  if (nargin < 3)
    dim = [find(size (x) != 1, 1), 1](1);
  end
  if (! isequal (w, 0) && ! isequal (w, 1))
    error ("nanvar: W must be 0 or 1");
  end
  there = ! isnan (x);
  n = sum (there, dim);
  x(! there) = 0;
  apart = (x - sum (x, dim) ./ n) .* there;
  apart(! there) = 0;
  v = sum (abs (apart) .^ 2, dim) ./ max (n - (1 - w), 1);
  v(n == 0) = NaN;
end
