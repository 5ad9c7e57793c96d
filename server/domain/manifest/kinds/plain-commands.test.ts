import { describe, expect, it, test } from "vitest";
import { manifestKinds } from "./all-kinds.ts";
import { readKind } from "./testing/read-kind.ts";

const commands = (name: string, files: Record<string, string>, kind = 0) =>
  (readKind(name, files, kind).part.experiments ?? []).map(({ command }) => command);

describe("a script in the root", () => {
  it.each([
    ["#!/usr/bin/env bash\n", "bash reproduce.sh"],
    ["#!/usr/bin/env -S python3 -u\n", "python3 reproduce.sh"],
    ["#!/bin/sh -e\n", "sh reproduce.sh"],
    ["#!/opt/evil; rm -rf /\n", "bash reproduce.sh"],
    ["python3 a.py\n", "bash reproduce.sh"],
  ])("%j is run as %s", (text, command) => {
    expect(commands("reproduce.sh", { "reproduce.sh": text })).toEqual([command]);
  });

  it("only looks where its workflow is run dry", () => {
    const look = '#!/bin/bash\nARGUMENTS="-j 4 --dryrun"\nfor p in a b; do\n  snakemake ${ARGUMENTS}\ndone\n';
    expect(commands("run_all.sh", { "run_all.sh": look })).toEqual([]);
    expect(readKind("run_all.sh", { "run_all.sh": look }).part.notes).toEqual([
      expect.stringContaining("dryrun"),
    ]);
    const does = "#!/bin/bash\nsnakemake --dry-run\nsnakemake -j 4\n";
    expect(commands("run_all.sh", { "run_all.sh": does })).toEqual(["bash run_all.sh"]);
  });

  it.each(["run_all.sh", "replicate.sh", "reproduce-paper.sh"])("may be named %s", (name) => {
    expect(commands(name, { [name]: "#!/bin/bash\n" })).toEqual([`bash ${name}`]);
  });
});

describe("a README", () => {
  const files = { "code/a.R": "", "code/b.R": "", "c.jl": "", "00_setup.R": "", "fit.sh": "" };
  const shell = "```bash\nbash fit.sh\n```\n";

  it.each([
    ["```r\nsource('code/a.R')\n```", ["Rscript code/a.R"]],
    [
      '```r\n# all of it\nlibrary(x)\n> source("code/a.R", echo = TRUE)\nsource("code/b.R")\n```',
      [`Rscript -e 'source("code/a.R")' -e 'source("code/b.R")'`],
    ],
    ['```julia\njulia> include("c.jl")\n```', ["julia c.jl"]],
    ['```r\nsource("code/a.R")\nfit(data)\n```', []],
    // Called with plain values, as one would at the console; what the reader is to have made is not there.
    [
      '```julia\njulia> using Pkg\njulia> include("c.jl")\njulia> plots_main()\njulia> table(3, n = [1, 2]; of="x")\n```',
      [`julia -e 'include("c.jl"); plots_main(); table(3, n = [1, 2]; of="x")'`],
    ],
    ['```julia\ninclude("c.jl")\nplot(results)\n```', []],
    ['```r\nsource("code/a.R")\nmain(n = 100)\nsource("code/b.R")\n```', []],
    ['```r\nsource("a.R")\n```\n```r\nsource("../a.R")\n```', ["cd code && Rscript a.R"]],
    ['```r\nsource("b.R")\nmain(TRUE)\n```', [`cd code && Rscript -e 'source("b.R")' -e 'main(TRUE)'`]],
    ['```r\nsource("00_setup.R")\n```', []],
    ["```r\nlibrary(x)\n```", []],
  ])("has lines for a console beside those of a shell: %j", (text, expected) => {
    expect(commands("README.md", { ...files, "README.md": `${shell}${text}` }, 1)).toEqual([
      "bash fit.sh",
      ...expected,
    ]);
  });

  it.each([
    ["To see it run the command  bash fit.sh --n 3 in Terminal (once).", ["bash fit.sh --n 3"]],
    ["The command python fit.py takes `fit.sh`.", []],
  ])("has a command within a sentence that calls it one: %j", (readme, expected) => {
    expect(commands("README.md", { ...files, "README.md": readme }, 1)).toEqual(expected);
  });

  it("of a folder finds scripts below that, and by their paths from the root", () => {
    const below = { "a/README.md": "```\nRscript fit.R\n```", "a/src/fit.R": "", "b/src/fit.R": "" };
    const fromRoot = { "b/README.md": "```\nRscript b/src/fit.R\n```" };
    expect(commands("README.md", { "README.md": "See a and b.", ...below, ...fromRoot }, 1)).toEqual([
      "cd a/src && Rscript fit.R",
      "Rscript b/src/fit.R",
    ]);
  });

  it.each([
    ["```\nRscript 00_setup.R\n```\n\n```\nRscript code/a.R\n```", ["Rscript code/a.R"]],
    ["```\nRscript 00_setup.R\nRscript code/a.R\n```", ["Rscript 00_setup.R && Rscript code/a.R"]],
  ])("has a script that only prepares run with what follows it, and never alone: %j", (readme, expected) => {
    expect(commands("README.md", { ...files, "README.md": readme }, 1)).toEqual(expected);
  });

  it("shows how a script is used, which runs nothing", () => {
    const readme = "```\n$ bash fit.sh\nUsage: bash fit.sh [a|b]\n$ bash fit.sh a\nfitted\n```\n";
    expect(commands("README.md", { ...files, "README.md": readme }, 1)).toEqual(["bash fit.sh a"]);
  });

  it("has a command alone in a line, with any words where another line announces it", () => {
    const of = (readme: string) => commands("README.md", { ...files, "README.md": readme }, 1);
    expect(of("For example:\n\nsh  fit.sh jsa linear1 1\n\nfits one.\n")).toEqual([
      "sh  fit.sh jsa linear1 1",
    ]);
    expect(of("It is run.\n\nsh fit.sh is what fits it\n")).toEqual([]);
    expect(of("Note:\n\nsh fit.sh is what fits it, and more.\n")).toEqual([]);
  });

  it.each([
    "00-README.txt",
    "README_code.md",
    "READ ME.txt",
    "Task1_ReadMe.md",
    "REPRODUCE.md",
    "how_to_run.md",
  ])("may be called %s where README.md says nothing, or is not there", (name) => {
    const all = { ...files, [name]: "```\nRscript code/a.R\n```\n" };
    expect(commands("README.md", { ...all, "README.md": "# A paper\n" }, 1)).toEqual(["Rscript code/a.R"]);
    const readmes = manifestKinds.filter(({ names }) => names.includes("README.md")).slice(1);
    for (const { find } of readmes) expect(find!(new Set(Object.keys(all)))).toBe(name);
  });
});

describe("a document", () => {
  const bookdown = "book:\n\tRscript -e 'bookdown::render_book(\"index.Rmd\")'\n";

  it.each([
    ["```{r setup}\nlibrary(x)\n```\n", []],
    ["```{r}\nfit(x)\n```\n", ["make"]],
  ])("of R Markdown with %j is %j", (text, expected) => {
    expect(commands("Makefile", { Makefile: bookdown, "index.Rmd": text })).toEqual(expected);
  });

  it("is made by a script alone", () => {
    expect(commands("run.sh", { "run.sh": "#!/bin/sh\ncd paper\nlatexmk -pdf paper.tex\n" })).toEqual([]);
  });

  it("is made in its folder, with what turns its metadata into TeX", () => {
    const readme = "```\ncd doc && make\n```\n```\nmake -C doc\n```\n```\nmake\n```\n";
    const files = {
      ...{ "README.md": readme, Makefile: "all:\n\tpython a.py\n", "doc/article.tex": "" },
      "doc/Makefile": "a.pdf: m.tex\n\t@ latexmk -use-make a\nm.tex:\n\t@ ./to-latex.py\n",
    };
    expect(commands("README.md", files, 1)).toEqual(["make"]);
    expect(readKind("README.md", files, 1).part.notes).toEqual([
      expect.stringMatching(/^doc\/Makefile typesets/),
    ]);
    const computing = { ...files, "doc/Makefile": "a.pdf: x\n\tlatexmk a\nx:\n\t../fit.sh\n" };
    expect(commands("README.md", computing, 1)).toEqual(["cd doc && make", "make"]);
  });
});

test("a program in the text is run behind what its list has compile it, with its variables", () => {
  const files = { "generate.sh": "", "fit.py": "" };
  const list =
    "* For compiling run: `./generate.sh x 8`\n* Execute `OMP_NUM_THREADS=12 ./bench_x 8` on 12 threads\n* Print.\n";
  const of = (text: string) => commands("README.md", { ...files, "README.md": text }, 1);
  expect(of(list)).toEqual(["./generate.sh x 8 && OMP_NUM_THREADS=12 ./bench_x 8"]);
  expect(of(list.replaceAll("* ", "Text. "))).toEqual(["./generate.sh x 8"]);
  expect(of(list.replace("compiling", "looking"))).toEqual(["./generate.sh x 8"]);
  expect(of("Run `CUDA_VISIBLE_DEVICES=0 python fit.py`.")).toEqual(["CUDA_VISIBLE_DEVICES=0 python fit.py"]);
});

test("folders whose READMEs have no command are read for what they tell", () => {
  const files = {
    ...{ "README.md": "A paper.", "one/README.md": "```\nRscript fit.R\n```", "one/fit.R": "" },
    ...{ "two/README.md": "To replicate the results, run `main.R`.", "two/main.R": "", "two/b.R": "" },
    ...{ "three/README.md": "Run `all.sh`.", "three/all.sh": "sbatch job.sh\n" },
  };
  const own = ["cd one && Rscript fit.R", "cd two && Rscript main.R"];
  expect(commands("README.md", files, 1)).toEqual(own);
  // What the root has is for all of them.
  expect(commands("README.md", { ...files, "README.md": "```\nRscript one/fit.R\n```" }, 1)).toHaveLength(1);
});

test("an example by the panel of a figure stands for the other panels", () => {
  const files = { "figs/3A.jl": "", "figs/1D.jl": "", "figs/3BC.jl": "", "figs/all.jl": "" };
  const readme = "Use the option, for example:  \n`julia figs/3A.jl --rebuild` .";
  expect(commands("README.md", { ...files, "README.md": readme }, 1)).toEqual([
    "julia figs/3A.jl --rebuild",
    "julia figs/1D.jl --rebuild",
    "julia figs/3BC.jl --rebuild",
  ]);
});

describe("what is for a batch system", () => {
  const files = {
    "fit.py": "",
    "job.slurm": "#!/bin/bash\n#SBATCH -n 4\nmodule load x\nsrun -n 4 python fit.py --n 3\n",
  };
  const of = (run: string, more: Record<string, string> = {}) => {
    const { experiments = [], notes } = readKind("run.sh", { ...files, ...more, "run.sh": run }).part;
    return [experiments.map(({ command }) => command), notes?.join(" ") ?? ""];
  };

  it("is offered by the plain commands in it", () => {
    const note = expect.stringMatching(/^run.sh is for a batch system.* offered as they are\.$/);
    expect(of("#SBATCH --mem=4G\npython fit.py\n")).toEqual([["python fit.py"], note]);
    expect(of("mkdir -p logs\nsbatch --requeue job.slurm\n")).toEqual([["python fit.py --n 3"], note]);
  });

  it.each([
    'PID=$(sbatch --parsable "$@" | tail -n1)\necho $PID\n',
    "for i in 1 2; do\nsbatch other.slurm\ndone\n",
    "#PBS -l nodes=1\npython fit.py $PBS_ARRAYID\n",
    "sbatch run.sh\n",
  ])("is named and not offered: %j", (run) => {
    expect(of(run)).toEqual([[], expect.stringMatching(/run.sh is for a batch system.* name the command/)]);
  });

  it("is not offered where a script that it starts submits, and is where that one only may be submitted", () => {
    const loop = "for i in 1 2; do\n  ./send_all.sh $i\ndone\n";
    const sent = { "send_all.sh": "bash send.sh $1\n./send_all.sh\n", "send.sh": "sbatch other.job $1\n" };
    expect(of(loop, sent)).toEqual([[], expect.stringMatching(/run.sh is for a batch system/)]);
    expect(of("bash job.sh\n", { "job.sh": "#SBATCH -n 4\npython fit.py\n" })).toEqual([["bash run.sh"], ""]);
  });

  it("in a README too", () => {
    const readme = "```\nsbatch job.slurm\nbash send.sh\n```\n";
    const all = { ...files, "send.sh": "qsub other.job\n", "README.md": readme };
    expect(commands("README.md", all, 1)).toEqual(["python fit.py --n 3"]);
    expect(readKind("README.md", all, 1).part.notes).toHaveLength(2);
  });
});

describe("a README's text", () => {
  const files = { "run.py": "", "code/main.py": "", "b.R": "", Makefile: "a:\n\tgcc a.c && ./a.out\n" };
  const of = (readme: string, more: Record<string, string> = {}) =>
    commands("README.md", { ...files, ...more, "README.md": readme }, 1);

  it("has commands in back quotes", () => {
    const text =
      "Run `python run.py f1`, or ```python main.py``` and ``$ make``.\n\nSee `run.py`, `make clean`, `code/main.py`, `python run.py --help`, `python other.py`.";
    expect(of(text)).toEqual(["python run.py f1", "cd code && python main.py", "make"]);
  });

  it("has steps that are one experiment, and what a block has is in it once", () => {
    expect(of("1. `python run.py`\n   which takes long\n2. then `Rscript b.R`\n\nOr `make`.")).toEqual([
      "python run.py && Rscript b.R",
      "make",
    ]);
    expect(of("First `python run.py`.\n```\npython run.py\nRscript b.R\n```\n")).toEqual([
      "python run.py && Rscript b.R",
    ]);
  });

  it("has a list that begins with a prompt, in one folder", () => {
    const text =
      "* `$ git clone x/re.git`\n\n* `$ cd re/code` to enter\n\n* `$ make` compiles; `$ make mrproper` cleans\n\n* `./run.sh` for all\n\nText: `cd code` and `Rscript b.R`";
    const there = { "code/Makefile": "a:\n\tgcc a.c\n", "code/run.sh": "" };
    expect(of(text, there)).toEqual(["( cd code && make\n) && ( cd code && ./run.sh\n)", "Rscript b.R"]);
  });

  it.each([
    [
      "1. Simulate:\n   python fit.py --n 3\n2. Plot:\n   python plot.py",
      ["python fit.py --n 3 && python plot.py"],
    ],
    ["brian:\n> python fit.py\n", ["python fit.py"]],
    [
      "Run `python main.py` from inside each experiment folder.",
      ["cd a && python main.py", "cd b && python main.py"],
    ],
    ["Run `python main.py` from its folder.", []],
    [
      "$ git clone x\n$ python fit.py --n 3\n$ python plot.py\nOr:\n\n$ Rscript a_b.R\n",
      ["python fit.py --n 3 && python plot.py", "Rscript a_b.R"],
    ],
    [
      "`python fit.py --data D` where `D` is one of x, y.",
      ["python fit.py --data x", "python fit.py --data y"],
    ],
    ["Try 'python fit.py --n 3', or \"Rscript a_b.R\".", ["python fit.py --n 3", "Rscript a_b.R"]],
    ["Usage:\n\tpython fit.py data/x.csv 3\n", ["python fit.py data/x.csv 3"]],
    ["(1) If it is serial, run:   python fit.py > out.tex\n", ["python fit.py > out.tex"]],
    ["Then run *python fit.py* or **Rscript a\\_b.R**.", ["python fit.py", "Rscript a_b.R"]],
    ["For example, to make Figure 1\nrun `./run_fig1.sh`.", ["./run_fig1.sh", "./run_fig2.sh"]],
    ["To make Figure 1\n\nrun `./run_fig1.sh`.", ["./run_fig1.sh"]],
  ])("has commands that nothing marks: %j", (text, expected) => {
    const names = [
      "fit.py",
      "plot.py",
      "a_b.R",
      "run_fig1.sh",
      "run_fig2.sh",
      "run_fig.sh",
      "data/x.csv",
      "a/main.py",
      "b/main.py",
    ];
    const own = Object.fromEntries(names.map((name) => [name, ""]));
    expect(commands("README.md", { ...own, "README.md": text }, 1)).toEqual(expected);
  });

  it("without a command gives way to those of folders", () => {
    const below = {
      "code/README.md": "```\nsh fig.sh\n```",
      "code/fig.sh": "",
      "paper/README.md": "`./a.sh`",
      "paper/a.sh": "",
    };
    expect(of("See the folders.", below)).toEqual(["cd code && sh fig.sh"]);
    expect(of("`make`", below)).toEqual(["make"]);
  });
});

describe("blocks of code in a README", () => {
  const files = {
    ...{
      "fit.py": "",
      "figures.R": "",
      "src/run.py": "",
      Makefile: "all: x\n",
      "a b.py": "",
      "src/sieve.c": "",
    },
    ...{ "lib/one/only.py": "", "lib/one/twice.py": "", "lib/two/twice.py": "", "a.ipynb": "" },
    ...{ "CMakeLists.txt": "", "sim/Makefile": "all: sim\nsim: sim.c\n\tcc -o $@ sim.c\n", "sim/sim.c": "" },
    ...{ "clean.sh": "", "install-service.sh": "", "download_data.py": "", "test_fit.py": "" },
  };
  const of = (...blocks: string[]) =>
    commands("README.md", { ...files, "README.md": blocks.join("\n\n") }, 1);
  const fence = (text: string, language = "bash") => `\`\`\`${language}\n${text}\n\`\`\``;

  it("give the commands that run files of the repository, each block one experiment", () => {
    const setup = "git clone https://example.org/x\ncd x\npip install -r requirements.txt\n";
    expect(
      of(fence(`${setup}python fit.py --n 3   # fast\nRscript figures.R`), fence("$ make\nok", "console")),
    ).toEqual(["python fit.py --n 3 && Rscript figures.R", "make"]);
  });

  it("are run without what would make them an environment, or measure them", () => {
    const own = "python -m venv .venv\n.venv/bin/python -m pip install -r r.txt\n.venv/bin/python fit.py";
    expect(of(fence("uv run python fit.py"), fence("time poetry run python fit.py"), fence(own))).toEqual([
      "python fit.py",
    ]);
  });

  it("run a script in the only folder that has it", () => {
    expect(of(fence("python only.py --n 3\npython twice.py\npython one/only.py"))).toEqual([
      "( cd lib/one && python only.py --n 3\n) && ( cd lib && python one/only.py\n)",
    ]);
  });

  it("are read up to what a column beside them says", () => {
    const list =
      "python fit.py -v      list every number\nfit.py                the fit\nsrc/run.py   the run";
    expect(of(fence(list, ""))).toEqual(["python fit.py -v && src/run.py"]);
  });

  it("are one of those that run parts of what another one runs whole", () => {
    const parts = [fence("python fit.py f1"), fence("python fit.py all"), fence("python fit.py")];
    expect(of(...parts, fence("python fit.py f2\nRscript figures.R"))).toEqual([
      "python fit.py all",
      "python fit.py f2 && Rscript figures.R",
    ]);
    expect(of(parts[0]!, parts[2]!)).toEqual(["python fit.py f1", "python fit.py"]);
  });

  it("start modules of a package that is to be installed", () => {
    const readme = fence("pip install -e .\npython -m tool.fit -n 3\npython -m tool\npython -m other");
    const tree = { "src/tool/fit.py": "", "src/tool/__main__.py": "", "README.md": readme };
    expect(commands("README.md", tree, 1)).toEqual(["python -m tool.fit -n 3 && python -m tool"]);
  });

  it("are none in the layout of a repository", () => {
    expect(of(fence("fit.py        the fit\nsrc/run.py    stage wrappers\nlib/one/  more", ""))).toEqual([]);
    expect(of(fence("src/run.R", ""))).toEqual([]);
  });

  it.each(["README.MD", "ReadME.md", "Readme.rst", "README.TXT", "readme"])(
    "of a file named %s are read",
    (name) => {
      const text = "```\npython fit.py\n```\n";
      expect(commands(name, { "fit.py": "", [name]: text })).toEqual(["python fit.py"]);
    },
  );

  it("are read in indented blocks, of Markdown and of reStructuredText", () => {
    expect(of("Run:\n\n    $ python fit.py --n 3\n\n    $ make\n\nThen:\n\n\tRscript figures.R")).toEqual([
      "python fit.py --n 3 && make",
      "Rscript figures.R",
    ]);
    expect(of("Run::\n\n  python fit.py\n\n.. code-block:: bash\n   :linenos:\n\n   make")).toEqual([
      "python fit.py",
      "make",
    ]);
    expect(of("1. First:\n\n        gcc -o sieve src/sieve.c\n        ./sieve 100")).toEqual([
      "gcc -o sieve src/sieve.c && ./sieve 100",
    ]);
  });

  it("are not what is indented and no command", () => {
    const listing = "Files:\n\n    fit.py   the fit\n    src/run.py   the run\n    make sure of it";
    const wrapped = "We fit with\n    python fit.py for all\nand plot.";
    expect(of(listing, wrapped, ".. code-block:: python\n\n   make")).toEqual([]);
  });

  it.each([
    ["PYTHONPATH=. python fit.py", "PYTHONPATH=. python fit.py"],
    [
      "CUDA_VISIBLE_DEVICES=0 OMP_NUM_THREADS=4 python fit.py",
      "CUDA_VISIBLE_DEVICES=0 OMP_NUM_THREADS=4 python fit.py",
    ],
    [
      "export PYTHONPATH=$PWD:$PYTHONPATH\ncd src\npython run.py",
      "export PYTHONPATH=$PWD:$PYTHONPATH && cd src && python run.py",
    ],
    ["python fit.py && python src/run.py", "python fit.py && python src/run.py"],
    ["conda activate x && python fit.py; echo done", "python fit.py"],
    ["nohup python fit.py > fit.txt 2>&1 &", "python fit.py > fit.txt"],
    ["python fit.py 2>&1 | tee -a fit.log", "python fit.py"],
    ["python fit.py &> fit.log", "python fit.py"],
    ["python \"src/run.py\" 'fit.py'", "python \"src/run.py\" 'fit.py'"],
    ["mpirun -np 4 python fit.py", "python fit.py"],
    ["conda run -n x --no-capture-output python fit.py", "python fit.py"],
    ["py -3 fit.py", "python fit.py"],
    ["> python fit.py\nx = 1", "python fit.py"],
    ["for n in 1 2; do python fit.py --n $n; done", "for n in 1 2; do python fit.py --n $n || exit; done"],
    [
      'for n in 1 2\ndo\n  python fit.py "${n}"  # once more\ndone\npython src/run.py',
      '( for n in 1 2\ndo\npython fit.py "${n}" || exit\ndone\n) && python src/run.py',
    ],
    ["R CMD BATCH --no-save figures.R", "R CMD BATCH --no-save figures.R"],
    ["R --vanilla < figures.R", "Rscript figures.R"],
    ["R -e \"source('figures.R')\"", "Rscript figures.R"],
    ["jupyter notebook a.ipynb", "jupyter nbconvert --to notebook --execute --inplace a.ipynb"],
    ["papermill a.ipynb b.ipynb", "jupyter nbconvert --to notebook --execute --inplace a.ipynb"],
  ])("are what %j runs", (typed, command) => {
    expect(of(fence(typed))).toEqual([command]);
  });

  it.each(["    ", "   ", "\t", "1. ", "   - "])(
    "are read in a block that is %jfar in, in a list",
    (start) => {
      const further = start.replace(/\S/g, " ");
      expect(of(`1. Fit:\n${start}\`\`\`bash\n${further}python fit.py\n${further}\`\`\``)).toEqual([
        "python fit.py",
      ]);
    },
  );

  it.each([
    "```\n(base) $ python fit.py\n```",
    "```\njane@host:~/paper$ python fit.py\n```",
    "```cmd\nC:\\paper> python fit.py\n```",
    "```text\npython fit.py\nand that is all\n```",
    "> ```bash\n> python fit.py\n> ```",
    '<pre><code class="sh">python fit.py</code></pre>',
    "Type <code>python fit.py</code> first.",
    "Now:\n\n```bash\npython fit.py\n\npython fit.py takes an hour",
    "Usage: python fit.py",
    "$ python fit.py",
  ])("are read in %j", (readme) => {
    expect(of(readme)).toEqual(["python fit.py"]);
  });

  it("run all parts once, where one command runs all", () => {
    const parts = fence("python fit.py f1\npython fit.py f2");
    expect(of(fence("python fit.py all"), parts, fence("python fit.py f1\nRscript figures.R"))).toEqual([
      "python fit.py all",
      "python fit.py f1 && Rscript figures.R",
    ]);
  });

  it("run a program that make or CMake has built", () => {
    const built = (...texts: string[]) => of(...texts.map((text) => fence(text)));
    expect(built("cd sim\nmake\n./sim 100\n./other")).toEqual([
      "( cd sim && make\n) && ( cd sim && ./sim 100\n)",
    ]);
    const build = "mkdir -p build && cd build && cmake .. && make -j4";
    expect(built("mkdir build && cd build\ncmake ..\nmake -j4\n./fit 1")).toEqual([`${build} && ./fit 1`]);
    expect(built("mkdir build; cd build; cmake ..; make -j4; cd ..; ./build/fit 1")).toEqual([
      `( ${build}\n) && ./build/fit 1`,
    ]);
    expect(built("cmake -S . -B build\ncmake --build build", "build/fit")).toEqual([
      "( cmake -S . -B build && cmake --build build\n) && build/fit",
    ]);
    expect(built("mkdir out\ncd out\npython fit.py")).toEqual([]);
  });

  it("run what a Makefile only compiles, and not the Makefile alone", () => {
    const own = {
      Makefile: "sim: sim.o\n\t$(CC) -o $@ $^\n%.o: %.c\n\tcc -c $<\n",
      "sim.c": "",
      "all.sh": "./sim 3",
    };
    const kinds = (text: string) => commands("README.md", { ...own, "README.md": text }, 1);
    expect(kinds(fence("make"))).toEqual([]);
    expect(kinds(fence("make && time ./sim 1 > out.txt"))).toEqual(["make && ./sim 1 > out.txt"]);
    expect(kinds("It is run as `./sim 7`.")).toEqual(["make && ./sim 7"]);
    expect(kinds(fence("bash all.sh"))).toEqual(["make && bash all.sh"]);
    expect(commands("Makefile", own)).toEqual([]);
    expect(commands("Makefile", own, 1)).toEqual(["make && ./sim"]);
    expect(commands("run.sh", { ...own, "run.sh": "./sim 1" })).toEqual(["make && bash run.sh"]);
    expect(commands("run.sh", { ...own, "run.sh": "make && ./sim 1" })).toEqual(["bash run.sh"]);
    expect(commands("Makefile", { Makefile: "sim: sim.c\n\tcc -o sim sim.c\n\t./sim > a.txt\n" })).toEqual([
      "make",
    ]);
  });

  it("may be of a language that only says what they are for", () => {
    expect(
      of(
        fence("python fit.py --train 1", "train"),
        "## Figures",
        fence("Rscript figures.R\nprint(1)", "eval"),
      ),
    ).toEqual(["python fit.py --train 1", "Rscript figures.R"]);
    expect(of(fence("python fit.py", "yaml"), fence("make", "python"))).toEqual([]);
  });

  it("leave out what takes away what others have left", () => {
    expect(of(fence("python fit.py\npython fit.py --dry-run\nbash clean.sh"))).toEqual(["python fit.py"]);
  });

  it("are followed by the documents that the text has its reader run, or follow them", () => {
    const notebook = { "plot.ipynb": "{}" };
    const of = (text: string) => commands("README.md", { ...files, ...notebook, "README.md": text }, 1);
    const nbconvert = "jupyter nbconvert --to notebook --execute --inplace plot.ipynb";
    expect(of(`${fence("python fit.py")}\n\nThen run the notebook \`plot.ipynb\`.`)).toEqual([
      `python fit.py && ${nbconvert}`,
    ]);
    expect(of(`Run plot.ipynb first.\n\n${fence("python fit.py")}`)).toEqual([
      `${nbconvert} && python fit.py`,
    ]);
    expect(of(`Do not run plot.ipynb.\n\n${fence("python fit.py")}`)).toEqual(["python fit.py"]);
    expect(of([fence("python fit.py"), fence("python src/run.py"), "Run plot.ipynb."].join("\n\n"))).toEqual([
      "python fit.py",
      "python src/run.py",
      nbconvert,
    ]);
  });

  it("run a program that the README compiles, in another block too", () => {
    const compile = "gcc -O3 -o sieve src/sieve.c -lm";
    expect(of(fence(compile), fence("./sieve 100\n./sieve 1000\n./other 5"))).toEqual([
      `${compile} && ./sieve 100 && ./sieve 1000`,
    ]);
    expect(of(fence("gcc -o sieve other.c\n./sieve 100"))).toEqual([]);
  });

  it("follow the folder, and lines that go on", () => {
    expect(of(fence("cd src\npython run.py \\\n  --n 3\ncd ..\npython fit.py", "sh"))).toEqual([
      "( cd src && python run.py --n 3\n) && python fit.py",
    ]);
  });

  it.each([
    ["another language", fence("python fit.py", "python")],
    ["a file that is not there", fence("python other.py")],
    ["a download", fence("curl https://example.org | sh\nwget fit.py")],
    [
      "what needs more than one program",
      fence(
        "python fit.py | sort\npython fit.py || true\nsudo python fit.py\nfor x in 1; do python fit.py; rm x; done",
      ),
    ],
    [
      "substitutions",
      fence(
        "python fit.py $(id)\npython fit.py `id`\nX=$(id) python fit.py\nfor x in $(ls); do python fit.py $x; done",
      ),
    ],
    ["containers", fence("docker run x python fit.py")],
    ["a place for the reader to fill in", fence("python fit.py <data>\npython fit.py ...")],
    [
      "a path for the reader to fill in",
      fence(
        "python fit.py --data /path/to/data\npython fit.py your_data.csv\nDATA=/path/to/data python fit.py",
      ),
    ],
    ["scripts that prepare", fence("bash install-service.sh\nuv run python download_data.py")],
    ["tests of the code", fence("python test_fit.py\npython -m test_fit")],
    ["targets that prepare", fence("make install\nmake clean\nmake build\nmake download-data")],
    ["text without a fence", "python fit.py takes an hour\npython fit.py, see below\npython fit.py makes it"],
    ["text behind a fence that is not closed", "```bash\nls\n\npython fit.py"],
  ])("leave out %s", (_, text) => {
    expect(of(text)).toEqual([]);
  });

  it("are ten experiments at most, each once", () => {
    const blocks = Array.from({ length: 30 }, (_, index) => fence(`python fit.py ${Math.floor(index / 2)}`));
    expect(of(...blocks)).toHaveLength(10);
  });
});
