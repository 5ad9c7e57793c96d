/** Where a step finds what was fetched, and puts it: paths of the sandbox, without a space. */
export interface JuliaPlaces {
  inputs: string;
  /** Where packages and artifacts are. */
  depot: string;
  /** What Julia compiles, which nobody looks at afterwards. */
  cache: string;
}

/** Julia finds its own packages beside itself. */
const variables = ({ cache, depot }: JuliaPlaces) => `
export JULIA_DEPOT_PATH=${cache}:${depot} JULIA_LOAD_PATH=@:@stdlib JULIA_PKG_SERVER= JULIA_HISTORY=/dev/null`;

const JULIA = "julia --startup-file=no --color=no";

/** Unpacks an official build of Julia, which has one folder in it. */
export const unpackBinary = (inputs: string, folder: string): string => `
mkdir -p ${folder}
tar -xf ${inputs}/julia.tar.gz --strip-components=1 --no-same-owner --no-same-permissions -C ${folder}`;

/** Unpacks the packages of a list where Julia looks for them; leaves a list of their folders by their UUIDs. */
export const placePackages = (places: JuliaPlaces): string => `
mkdir -p ${places.depot}/registries/None
printf '%s\\n' 'name = "None"' 'uuid = "00000000-0000-4000-8000-000000000000"' 'repo = ""' '[packages]' > ${places.depot}/registries/None/Registry.toml
JULIA_DEPOT_PATH=${places.depot} ${JULIA} ${places.inputs}/place.jl ${places.inputs} ${places.depot} > ${places.cache}.folders`;

export const placeArtifacts = ({ inputs, depot }: JuliaPlaces): string => `
while read -r sha1; do
  if [ -e ${depot}/artifacts/$sha1 ]; then continue; fi
  mkdir -p ${depot}/artifacts/$sha1
  tar -xf ${inputs}/$sha1.tar.gz --no-same-owner --no-same-permissions -C ${depot}/artifacts/$sha1
done < ${inputs}/artifacts`;

/** Prints which artifacts of the packages are this machine's, and which packages have something to build. */
export const findParts = (places: JuliaPlaces): string => `
${variables(places)}
${JULIA} --project=${places.inputs}/all ${places.inputs}/find.jl ${places.cache}.folders`;

/** Runs what packages want to be run when they are installed, one after the other, among all packages. */
export const buildPackages = (uuids: readonly string[], places: JuliaPlaces): string => `
${variables(places)}
for wanted in ${uuids.join(" ")}; do
  while read -r uuid folder; do
    if [ "$uuid" = "$wanted" ]; then (cd "$folder/deps" && ${JULIA} --project=${places.inputs}/all build.jl < /dev/null); fi
  done < ${places.cache}.folders
done`;

/** Each package has a folder of the name that Julia makes of its UUID and the hash of its tree. */
export const PLACE_SCRIPT = `
inputs, depot = ARGS
for line in eachline(joinpath(inputs, "packages"))
    name, uuid, tree = map(String, split(line))
    slug = Base.version_slug(Base.UUID(uuid), Base.SHA1(tree))
    folder = joinpath(depot, "packages", name, slug)
    mkpath(folder)
    run(\`tar -xf $inputs/$tree.tar.gz --no-same-owner --no-same-permissions -C $folder\`)
    println(uuid, " ", folder)
end
if isdir(joinpath(inputs, "named"))
    folder = joinpath(depot, "environments", "v$(VERSION.major).$(VERSION.minor)")
    mkpath(folder)
    for name in ("Project.toml", "Manifest.toml")
        write(joinpath(folder, name), read(joinpath(inputs, "named", name)))
    end
end
`;

/**
 * As Pkg chooses artifacts when it installs a package: without those that are fetched when they are first used, and by the
 * package's own program where it has one (since Julia 1.7).
 */
export const FIND_SCRIPT = `
using Pkg
function chosen(folder)
    files = filter(isfile, [joinpath(folder, name) for name in ("JuliaArtifacts.toml", "Artifacts.toml")])
    isempty(files) && return []
    if isdefined(Pkg, :Operations) && isdefined(Pkg.Operations, :collect_artifacts)
        try
            return [pair for (_, artifacts) in Pkg.Operations.collect_artifacts(folder) for pair in artifacts]
        catch error
            error isa MethodError || rethrow()
        end
    end
    names = keys(Pkg.Artifacts.load_artifacts_toml(files[1]))
    return [name => Pkg.Artifacts.artifact_meta(name, files[1]) for name in names]
end
for line in eachline(ARGS[1])
    uuid, folder = map(String, split(line))
    isfile(joinpath(folder, "deps", "build.jl")) && println("build ", uuid)
    try
        for (artifact, meta) in chosen(folder)
            (meta === nothing || get(meta, "lazy", false)) && continue
            println("artifact ", uuid, " ", meta["git-tree-sha1"], " ", artifact)
        end
    catch error
        println("failed ", uuid, " ", replace(sprint(showerror, error), '\\n' => ' '))
    end
end
`;
