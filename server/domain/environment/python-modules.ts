/** Distributions of Python by the modules that they have, where the names differ. */
const DISTRIBUTIONS: Record<string, string> = {
  Bio: "biopython",
  Crypto: "pycryptodome",
  IPython: "ipython",
  OpenGL: "PyOpenGL",
  PIL: "pillow",
  attr: "attrs",
  bs4: "beautifulsoup4",
  cv2: "opencv-python-headless",
  dateutil: "python-dateutil",
  docx: "python-docx",
  dotenv: "python-dotenv",
  fitz: "PyMuPDF",
  git: "GitPython",
  graph_tool: "graph-tool",
  jose: "python-jose",
  jwt: "PyJWT",
  magic: "python-magic",
  mpl_toolkits: "matplotlib",
  osgeo: "GDAL",
  pkg_resources: "setuptools",
  pptx: "python-pptx",
  psycopg2: "psycopg2-binary",
  pylab: "matplotlib",
  serial: "pyserial",
  skimage: "scikit-image",
  sklearn: "scikit-learn",
  skopt: "scikit-optimize",
  slugify: "python-slugify",
  sentence_transformers: "sentence-transformers",
  umap: "umap-learn",
  usb: "pyusb",
  yaml: "PyYAML",
};

/**
 * The distribution that has a module, by the module's dotted name: `cv2` is opencv. A distribution that is named as its
 * module, as most are, needs no entry.
 */
export function distributionOf(module: string): string {
  const name = module.split(".")[0]!;
  return Object.hasOwn(DISTRIBUTIONS, name) ? DISTRIBUTIONS[name]! : name;
}
