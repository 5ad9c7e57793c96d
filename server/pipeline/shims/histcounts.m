% n = histcounts (x, edges), histcounts (x, edges, "Normalization", how), [n, edges, bin] = histcounts (...): how many values are
% in each bin from one edge up to the next, the last with its upper edge, as MATLAB's function of that name counts them.
% Without edges MATLAB chooses them in a way of its own: that is an error here.
function [n, edges, bin] = histcounts (x, edges, varargin)
  if (nargin < 2 || ischar (edges) || isscalar (edges))
    error ("histcounts: without the edges of the bins, which MATLAB chooses, there is no count");
  end
  how = "count";
  if (numel (varargin) == 2 && strcmpi (varargin{1}, "Normalization"))
    how = lower (varargin{2});
  elseif (! isempty (varargin))
    error ("histcounts: only the option Normalization is known");
  end
  edges = edges(:)';
  bin = lookup (edges, x);
  bin(x == edges(end)) = numel (edges) - 1;
  bin(x > edges(end) | isnan (x)) = 0;
  n = accumarray (bin(bin > 0)(:), 1, [numel(edges) - 1, 1])';
  widths = diff (edges);
  switch (how)
    case "count"
    case "probability"
      n = n / numel (x);
    case "percentage"
      n = 100 * n / numel (x);
    case "countdensity"
      n = n ./ widths;
    case "pdf"
      n = n / numel (x) ./ widths;
    case "cumcount"
      n = cumsum (n);
    case "cdf"
      n = cumsum (n) / numel (x);
    otherwise
      error ("histcounts: the normalization %s is not known", how);
  end
end
