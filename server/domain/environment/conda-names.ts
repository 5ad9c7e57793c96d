/** Names on the Python index that differ from conda's. */
const PYTHON: Record<string, string> = {
  "dask-core": "dask",
  "matplotlib-base": "matplotlib",
  "msgpack-python": "msgpack",
  opencv: "opencv-python-headless",
  "py-opencv": "opencv-python-headless",
  "py-xgboost": "xgboost",
  pyqt: "PyQt5",
  pytables: "tables",
  "python-graphviz": "graphviz",
  pytorch: "torch",
  "pytorch-cpu": "torch",
  "seaborn-base": "seaborn",
};

/** Debian's names of what is no Python. */
const DEBIAN: Record<string, string> = {
  "c-compiler": "gcc",
  cmake: "cmake",
  compilers: "g++",
  curl: "curl",
  "cxx-compiler": "g++",
  ffmpeg: "ffmpeg",
  "fortran-compiler": "gfortran",
  gcc: "gcc",
  gfortran: "gfortran",
  git: "git",
  graphviz: "graphviz",
  gsl: "libgsl-dev",
  gxx: "g++",
  hdf5: "libhdf5-dev",
  imagemagick: "imagemagick",
  make: "make",
  nodejs: "nodejs",
  octave: "octave",
  openjdk: "default-jre-headless",
  pandoc: "pandoc",
  perl: "perl",
  "r-base": "r-base-core",
  "r-essentials": "r-recommended",
  wget: "wget",
};

/** The base of every environment of conda, and libraries that wheels and Debian bring themselves. */
const COMES_ALONG =
  /^(?:_.*|pip|setuptools|wheel|ca-certificates|openssl|zlib|xz|tk|readline|ncurses|sqlite|bzip2|mkl.*|openblas|blas|intel-openmp|tbb|llvm-openmp|ld_impl_.*|libgcc.*|libstdcxx.*|libgomp|libffi|libblas|libcblas|liblapack.*|libopenblas|libgfortran.*|libuuid|libpng|libtiff|libwebp.*|libdeflate|jpeg|freetype|lcms2|lz4-c|zstd|yaml|python_abi|nomkl|expat|icu|pcre|tzdata)$/;

/** What cannot be had: a compiler of another vendor, a driver, a thing of conda's own. */
const NOWHERE =
  /^(?:cudatoolkit|cuda(?:-.*)?|cudnn|nccl|pytorch-cuda|conda|mamba|anaconda|bioconductor-.*|lib.*)$/;

type Found = { kind: "python" | "debian"; name: string } | { kind: "along" } | { kind: "none" };

/** Where a package of conda is to be had; one that no table has is looked for under its own name on the Python index. */
export function condaName(name: string): Found {
  const python = Object.hasOwn(PYTHON, name) ? PYTHON[name] : undefined;
  if (python !== undefined) return { kind: "python", name: python };
  const debian = Object.hasOwn(DEBIAN, name) ? DEBIAN[name] : undefined;
  if (debian !== undefined) return { kind: "debian", name: debian };
  if (COMES_ALONG.test(name)) return { kind: "along" };
  if (NOWHERE.test(name)) return { kind: "none" };
  if (/^r-[a-z0-9._]+$/.test(name))
    return { kind: "debian", name: `r-cran-${name.slice(2).replaceAll("_", "")}` };
  return { kind: "python", name };
}
