% optimoptions (solver, "Name", value, ...), optimoptions (options, "Name", value, ...): options of a solver, as MATLAB's
% function of that name, which GNU Octave does not have, makes them; as optimset has them. Those that Octave's solvers do
% not know, such as the algorithm or parallel work, are left out.
function options = optimoptions (solver, varargin)
  if (isstruct (solver))
    options = solver;
    solver = "";
  else
    options = struct ();
    if (is_function_handle (solver))
      solver = func2str (solver);
    end
  end
  own = {"Display", "FunValCheck", "MaxFunEvals", "MaxIter", "OutputFcn", "TolFun", "TolX", "GradObj", "Jacobian"};
  renamed = {"MaxFunctionEvaluations", "MaxFunEvals"; "MaxIterations", "MaxIter"; "StepTolerance", "TolX"; ...
             "FunctionTolerance", "TolFun"; "OptimalityTolerance", "TolFun"};
  for k = 1:2:numel (varargin) - 1
    [name, value] = deal (varargin{k}, varargin{k + 1});
    found = find (strcmpi (renamed(:, 1), name));
    if (! isempty (found))
      name = renamed{found, 2};
    elseif (strcmpi (name, "SpecifyObjectiveGradient"))
      name = "GradObj";
      if (any (strcmpi (solver, {"fsolve", "lsqnonlin", "lsqcurvefit"})))
        name = "Jacobian";
      end
    end
    at = find (strcmpi (own, name));
    if (isempty (at))
      continue;
    end
    if (islogical (value))
      value = {"off", "on"}{value + 1};
    elseif (strcmp (own{at}, "Display"))
      value = regexprep (value, {'^none$', '-detailed$'}, {'off', ''});
    end
    options = optimset (options, own{at}, value);
  end
end
