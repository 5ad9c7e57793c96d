% nanmean (x), nanmean (x, dim): the mean without what is NaN, as of MATLAB's Statistics Toolbox.
function m = nanmean (x, dim)
  if (nargin < 2)
    dim = [find(size (x) != 1, 1), 1](1);
  end
  there = ! isnan (x);
  x(! there) = 0;
  m = sum (x, dim) ./ sum (there, dim);
end
