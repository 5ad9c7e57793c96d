import { describe, expect, test } from "vitest";
import { bubblewrapArguments, type SandboxPlan } from "./bubblewrap-arguments.ts";

const PLAN: SandboxPlan = {
  layout: {
    folders: [
      { from: "/usr", to: "/usr" },
      { from: "/run/stage/interpreter-0", to: "/opt/julia" },
    ],
    links: [{ target: "usr/bin", path: "/bin" }],
    hidden: ["/usr/local/share/service"],
    path: "/usr/bin",
    staged: [],
  },
  proc: {
    files: ["/proc/cmdline", "/proc/diskstats"],
    folders: ["/proc/sys"],
    copied: ["/proc/sys/kernel/osrelease"],
    shown: ["/proc/sys/kernel/hostname"],
  },
  devices: [],
  workSource: "/run/stage/work",
  command: "echo; --bind / /",
  folder: "/work/code",
  variables: { SEED: "1" },
  temporaryBytes: 1024,
  processLimit: null,
  seccomp: true,
};

const place = (args: string[], ...words: string[]) =>
  args.findIndex((_, index) => words.every((word, offset) => args[index + offset] === word));

describe("bubblewrapArguments", () => {
  const args = bubblewrapArguments(PLAN);

  test("unshares all namespaces and drops all capabilities", () => {
    for (const flag of [
      "--unshare-user",
      "--unshare-all",
      "--die-with-parent",
      "--new-session",
      "--clearenv",
    ]) {
      expect(args).toContain(flag);
    }
    for (const flag of ["--share-net", "--dev-bind", "--cap-add", "--bind-try"])
      expect(args).not.toContain(flag);
    expect(place(args, "--cap-drop", "ALL")).toBeGreaterThan(0);
    expect(args).toContain("--disable-userns");
  });

  test("binds one writable folder and remounts the root read-only after the last mount", () => {
    expect(args.filter((word) => word === "--bind")).toHaveLength(1);
    expect(place(args, "--bind", "/run/stage/work", "/work")).toBeGreaterThan(0);
    expect(place(args, "--remount-ro", "/")).toBeGreaterThan(args.lastIndexOf("--tmpfs"));
    expect(place(args, "--remount-ro", "/")).toBeGreaterThan(place(args, "--bind"));
  });

  test("covers hidden folders after binding their parents", () => {
    const cover = place(args, "--tmpfs", "/usr/local/share/service", "--remount-ro");
    expect(cover).toBeGreaterThan(place(args, "--ro-bind", "/usr", "/usr"));
  });

  test("covers files and folders of /proc, and shows settings before the cover becomes read-only", () => {
    expect(place(args, "--ro-bind-data", "10", "/proc/cmdline")).toBeGreaterThan(
      place(args, "--proc", "/proc"),
    );
    expect(place(args, "--ro-bind-data", "11", "/proc/diskstats")).toBeGreaterThan(0);
    const shown = place(args, "--ro-bind", "/proc/sys/kernel/hostname", "/proc/sys/kernel/hostname");
    for (const at of [shown, place(args, "--file", "12", "/proc/sys/kernel/osrelease")]) {
      expect(at).toBeGreaterThan(place(args, "--tmpfs", "/proc/sys"));
      expect(at).toBeLessThan(place(args, "--remount-ro", "/proc/sys"));
    }
  });

  test("passes the command as one argument after the separator", () => {
    expect(args.at(-1)).toBe(PLAN.command);
    expect(args.indexOf("--")).toBeLessThan(args.length - 1);
    expect(args.filter((word) => word === PLAN.command)).toHaveLength(1);
  });

  test("limits processes inside the sandbox if no cgroup does", () => {
    expect(args.join(" ")).not.toContain("--nproc");
    expect(bubblewrapArguments({ ...PLAN, processLimit: 9 })).toContain("--nproc=9");
  });

  test("gives a build its root as /, a user 0 without capabilities, and what it reads", () => {
    const build = bubblewrapArguments({ ...PLAN, layout: null, inputs: "/run/stage/inputs" });
    expect(place(build, "--bind", "/run/stage/work", "/")).toBeGreaterThan(0);
    expect(place(build, "--ro-bind", "/run/stage/inputs", "/inputs")).toBeGreaterThan(0);
    expect(place(build, "--uid", "0", "--gid", "0", "--cap-drop", "ALL")).toBeGreaterThan(0);
    for (const flag of ["--unshare-all", "--disable-userns", "--clearenv"]) expect(build).toContain(flag);
    for (const flag of ["--share-net", "--cap-add", "/usr", "/work"]) expect(build).not.toContain(flag);
  });

  test("adds the devices that the operator lists, and no other, before /dev is closed", () => {
    const listed = bubblewrapArguments({ ...PLAN, devices: ["/dev/nvidia0"] });
    expect(listed.filter((word) => word === "--dev-bind")).toHaveLength(1);
    const at = place(listed, "--dev-bind", "/dev/nvidia0", "/dev/nvidia0");
    expect(at).toBeGreaterThan(place(listed, "--dev", "/dev"));
    expect(at).toBeLessThan(place(listed, "--remount-ro", "/dev"));
  });

  test("passes no --seccomp without a filter", () => {
    expect(bubblewrapArguments({ ...PLAN, seccomp: false })).not.toContain("--seccomp");
  });
});
