/**
 * Builds a seccomp filter for what namespaces do not confine (compare ioi/isolate `setup_seccomp`, flatpak's
 * blocklist): socket families other than unix, inet, inet6 and netlink (vsock reaches the hypervisor past the network
 * namespace), io_uring (creates sockets past this filter), kernel keyrings and the kernel log (shared by the machine),
 * and system calls that only enlarge the kernel's attack surface. Space beyond the end of a file is refused, which
 * RLIMIT_FSIZE does not count.
 *
 * `pretendsOwnership` is for building a root: the one user of the sandbox cannot give a file away, and package managers
 * insist on it. These calls then do nothing and succeed, as in Charliecloud (Priedhorsky et al., "Zero-consistency root
 * emulation for unprivileged container image build", 2024): all files stay the builder's.
 *
 * Returns the classic BPF program for `bwrap --seccomp`, or null for an architecture without a table.
 */
export function seccompFilter(architecture: string, { pretendsOwnership = false } = {}): Uint8Array | null {
  const table = TABLES[architecture];
  if (!table) return null;
  const pretended = pretendsOwnership ? table.ownership : [];
  const program = [
    load(ARCHITECTURE_OFFSET),
    jumpIfEqual(table.audit, 1, 0),
    deny(ENOSYS),
    load(NUMBER_OFFSET),
    ...(table.alternativeAbiFrom === null
      ? []
      : [jumpIfAtLeast(table.alternativeAbiFrom, 0, 1), deny(ENOSYS)]),
    ...table.refused.flatMap((number) => [jumpIfEqual(number, 0, 1), deny(ENOSYS)]),
    ...pretended.flatMap((number) => [jumpIfEqual(number, 0, 1), deny(0)]),
    jumpIfEqual(table.fallocate, 0, 6),
    load(SECOND_ARGUMENT_OFFSET),
    // Holes keep the size as well, and take no space.
    jumpIfAny(FALLOC_FL_PUNCH_HOLE, 0, 1),
    ALLOW,
    jumpIfAny(FALLOC_FL_KEEP_SIZE, 0, 1),
    deny(EOPNOTSUPP),
    ALLOW,
    jumpIfEqual(table.socket, 1, 0),
    ALLOW,
    load(FIRST_ARGUMENT_OFFSET),
    ...SOCKET_FAMILIES.flatMap((family) => [jumpIfEqual(family, 0, 1), ALLOW]),
    deny(EAFNOSUPPORT),
  ];
  return encode(program);
}

interface SyscallTable {
  /**
   * AUDIT_ARCH_* of linux/audit.h. A 32-bit program on a 64-bit kernel has another value and gets ENOSYS for every
   * call.
   */
  audit: number;
  /** x32 shares x86-64's audit number and adds this bit to each system call. */
  alternativeAbiFrom: number | null;
  socket: number;
  fallocate: number;
  /**
   * io_uring_setup, io_uring_enter, io_uring_register, add_key, request_key, keyctl, syslog, bpf, perf_event_open,
   * userfaultfd, kexec_load, kexec_file_load, open_by_handle_at, acct, quotactl.
   */
  refused: number[];
  /**
   * chown, fchown, lchown (x64 alone), fchownat, setuid, setgid, setreuid, setregid, setgroups, setresuid, setresgid,
   * setfsuid, setfsgid, capset, mknod (x64 alone), mknodat.
   */
  ownership: number[];
}

const TABLES: Record<string, SyscallTable> = {
  x64: {
    audit: 0xc000003e,
    alternativeAbiFrom: 0x40000000,
    socket: 41,
    fallocate: 285,
    refused: [425, 426, 427, 248, 249, 250, 103, 321, 298, 323, 246, 320, 304, 163, 179],
    ownership: [92, 93, 94, 260, 105, 106, 113, 114, 116, 117, 119, 122, 123, 126, 133, 259],
  },
  arm64: {
    audit: 0xc00000b7,
    alternativeAbiFrom: null,
    socket: 198,
    fallocate: 47,
    refused: [425, 426, 427, 217, 218, 219, 116, 280, 241, 282, 104, 294, 265, 89, 60],
    ownership: [55, 54, 146, 144, 145, 143, 159, 147, 149, 151, 152, 91, 33],
  },
};

/** AF_UNIX, AF_INET, AF_INET6, AF_NETLINK. */
const SOCKET_FAMILIES = [1, 2, 10, 16];
const FALLOC_FL_KEEP_SIZE = 1;
const FALLOC_FL_PUNCH_HOLE = 2;
const ENOSYS = 38;
const EOPNOTSUPP = 95;
const EAFNOSUPPORT = 97;

/** Offsets in struct seccomp_data (linux/seccomp.h); the low halves of the arguments on a little-endian machine. */
const NUMBER_OFFSET = 0;
const ARCHITECTURE_OFFSET = 4;
const FIRST_ARGUMENT_OFFSET = 16;
const SECOND_ARGUMENT_OFFSET = 24;

/** One struct sock_filter (linux/filter.h): code, jump if true, jump if false, operand. */
type Instruction = [code: number, jumpTrue: number, jumpFalse: number, operand: number];

const load = (offset: number): Instruction => [0x20, 0, 0, offset];
const jumpIfEqual = (value: number, yes: number, no: number): Instruction => [0x15, yes, no, value];
const jumpIfAtLeast = (value: number, yes: number, no: number): Instruction => [0x35, yes, no, value];
const jumpIfAny = (bits: number, yes: number, no: number): Instruction => [0x45, yes, no, bits];
const deny = (errno: number): Instruction => [0x06, 0, 0, 0x00050000 + errno];
const ALLOW: Instruction = [0x06, 0, 0, 0x7fff0000];

function encode(program: Instruction[]): Uint8Array {
  const bytes = new Uint8Array(program.length * 8);
  const view = new DataView(bytes.buffer);
  for (const [index, [code, jumpTrue, jumpFalse, operand]] of program.entries()) {
    view.setUint16(index * 8, code, true);
    view.setUint8(index * 8 + 2, jumpTrue);
    view.setUint8(index * 8 + 3, jumpFalse);
    view.setUint32(index * 8 + 4, operand, true);
  }
  return bytes;
}
