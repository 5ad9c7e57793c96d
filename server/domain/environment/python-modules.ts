import { normalizeName } from "./python-requirement.ts";

/** Distributions of Python by the modules that they have, where the names differ. */
const DISTRIBUTIONS: Record<string, string> = {
  Bio: "biopython",
  Crypto: "pycryptodome",
  IPython: "ipython",
  Levenshtein: "python-Levenshtein",
  OpenGL: "PyOpenGL",
  Orange: "Orange3",
  PIL: "pillow",
  absl: "absl-py",
  allel: "scikit-allel",
  attr: "attrs",
  batman: "batman-package",
  bayes_opt: "bayesian-optimization",
  bs4: "beautifulsoup4",
  cairo: "pycairo",
  community: "python-louvain",
  cv2: "opencv-python-headless",
  dateutil: "python-dateutil",
  docx: "python-docx",
  dotenv: "python-dotenv",
  faiss: "faiss-cpu",
  fitz: "PyMuPDF",
  git: "GitPython",
  graph_tool: "graph-tool",
  haiku: "dm-haiku",
  hydra: "hydra-core",
  ignite: "pytorch-ignite",
  imblearn: "imbalanced-learn",
  jose: "python-jose",
  jwt: "PyJWT",
  magic: "python-magic",
  mpl_toolkits: "matplotlib",
  osgeo: "GDAL",
  ot: "POT",
  parselmouth: "praat-parselmouth",
  pkg_resources: "setuptools",
  pptx: "python-pptx",
  psycopg2: "psycopg2-binary",
  pylab: "matplotlib",
  pyro: "pyro-ppl",
  pywt: "PyWavelets",
  scikitplot: "scikit-plot",
  scvi: "scvi-tools",
  sentence_transformers: "sentence-transformers",
  serial: "pyserial",
  skbio: "scikit-bio",
  skfda: "scikit-fda",
  skfuzzy: "scikit-fuzzy",
  skgstat: "scikit-gstat",
  skimage: "scikit-image",
  sklearn: "scikit-learn",
  sklearn_extra: "scikit-learn-extra",
  skmisc: "scikit-misc",
  skmultiflow: "scikit-multiflow",
  skopt: "scikit-optimize",
  skrf: "scikit-rf",
  sksparse: "scikit-sparse",
  sksurv: "scikit-survival",
  slugify: "python-slugify",
  surprise: "scikit-surprise",
  ternary: "python-ternary",
  umap: "umap-learn",
  usb: "pyusb",
  yaml: "PyYAML",
  zmq: "pyzmq",
};

/**
 * The distribution that has a module, by the module's dotted name: `cv2` is opencv. A distribution that is named as its
 * module, as most are, needs no entry.
 */
export function distributionOf(module: string): string {
  const name = module.split(".")[0]!;
  return hasOtherName(name) ? DISTRIBUTIONS[name]! : name;
}

/** Whether it is known that a module's distribution has another name than the module. */
export const hasOtherName = (module: string): boolean => Object.hasOwn(DISTRIBUTIONS, module);

/** Debian packages of Python modules, where they are not python3- and the module's name: of bookworm's lists of files. */
const DEBIAN_PYTHON: Record<string, string> = {
  BCBio: "python3-bcbio-gff",
  Bio: "python3-biopython",
  Crypto: "python3-pycryptodome",
  IsoSpecPy: "python3-isospec",
  arff: "python3-liac-arff",
  biom: "python3-biom-format",
  brian2: "python3-brian",
  community: "python3-louvain",
  cv2: "python3-opencv",
  dns: "python3-dnspython",
  epics: "python3-pyepics",
  factory: "python3-factory-boy",
  faker: "python3-fake-factory",
  feather: "python3-feather-format",
  fenics: "python3-dolfin",
  gpaw: "gpaw",
  gribapi: "python3-eccodes",
  gridData: "python3-griddataformats",
  khmer: "khmer",
  larch: "python3-xraylarch",
  libsumo: "sumo",
  mayavi: "mayavi2",
  mpl_toolkits: "python3-matplotlib",
  ode: "python3-pyode",
  openmm: "python3-simtk",
  osgeo: "python3-gdal",
  osmium: "python3-pyosmium",
  paho: "python3-paho-mqtt",
  past: "python3-future",
  pygrib: "python3-grib",
  pyhdf: "python3-hdf4",
  pylab: "python3-matplotlib",
  pytz: "python3-tz",
  ruamel: "python3-ruamel.yaml",
  sass: "python3-libsass",
  shapefile: "python3-pyshp",
  simpy: "python3-simpy3",
  skfmm: "python3-scikit-fmm",
  skrf: "python3-scikit-rf",
  snakemake: "snakemake",
  sumolib: "sumo",
  svmutil: "python3-libsvm",
  tkinter: "python3-tk",
  traci: "sumo",
  tvtk: "mayavi2",
  umap: "umap-learn",
  visa: "python3-pyvisa",
  vtk: "python3-vtk9",
};

/** Debian's package of a Python module, by its rule for names; null for what is no name of a module. */
export function debianOfModule(module: string): string | null {
  const known = Object.hasOwn(DEBIAN_PYTHON, module) ? DEBIAN_PYTHON[module] : undefined;
  const name = known ?? `python3-${module.toLowerCase().replaceAll("_", "-")}`;
  return /^[a-z0-9][a-z0-9+.-]{1,127}$/.test(name) ? name : null;
}

/** Debian's package of a distribution of Python, by its normalized name. */
export function debianOfDistribution(name: string): string | null {
  const [module = name] =
    Object.entries(DISTRIBUTIONS).find(([, distribution]) => normalizeName(distribution) === name) ??
    OTHER_NAMES.filter(([, pattern]) => pattern.test(name))[0] ??
    [];
  return debianOfModule(module);
}

/** Distributions of which several have one module. */
const OTHER_NAMES: [module: string, pattern: RegExp][] = [
  ["cv2", /^opencv-(?:contrib-)?python(?:-headless)?$/],
  ["psycopg2", /^psycopg2(?:-binary)?$/],
];
