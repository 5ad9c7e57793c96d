% nanmedian (x), nanmedian (x, dim): the median without what is NaN, as of MATLAB's Statistics Toolbox.
function m = nanmedian (x, dim)
  if (nargin < 2)
    dim = [find(size (x) != 1, 1), 1](1);
  end
  order = [dim, setdiff(1:ndims (x), dim)];
  columns_first = permute (x, order);
  shape = size (columns_first);
  table = reshape (columns_first, shape(1), []);
  m = NaN (1, columns (table));
  for k = 1:columns (table)
    there = table(! isnan (table(:, k)), k);
    if (! isempty (there))
      m(k) = median (there);
    end
  end
  m = ipermute (reshape (m, [1, shape(2:end)]), order);
end
