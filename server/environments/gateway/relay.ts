/** Of the gateway, in the work folder. */
export const SOCKET_NAME = "gateway.sock";

/** Where a registry's client in the sandbox finds the gateway. */
export const GATEWAY_ORIGIN = "http://127.0.0.1:8931";

/**
 * Listens on loopback, which is all the network that a sandbox has, and passes each connection on to the gateway's
 * socket: registries' clients know no unix sockets. Perl, because Debian's base system always has it.
 */
export const RELAY = `
use strict; use warnings; use IO::Socket::INET; use IO::Socket::UNIX; use IO::Select;
$SIG{CHLD} = 'IGNORE'; $SIG{PIPE} = 'IGNORE';
my $server = IO::Socket::INET->new(LocalAddr => '127.0.0.1', LocalPort => 8931, Listen => 64, ReuseAddr => 1)
  or die "relay: $!";
open(my $ready, '>', 'relay.ready') or die "relay: $!"; close $ready;
while (1) {
  my $client = $server->accept or next;
  my $child = fork;
  if (!defined $child || $child) { close $client; next }
  close $server;
  my $gateway = IO::Socket::UNIX->new(Peer => '${SOCKET_NAME}') or exit 1;
  my %to = ($client => $gateway, $gateway => $client);
  my $select = IO::Select->new($client, $gateway);
  while (my @from = $select->can_read) {
    for my $from (@from) {
      my $count = sysread $from, my $bytes, 65536;
      exit 0 if !$count;
      for (my $at = 0; $at < $count;) {
        my $sent = syswrite $to{$from}, $bytes, $count - $at, $at;
        exit 0 if !defined $sent;
        $at += $sent;
      }
    }
  }
}
`;

/**
 * A command that has the gateway at `GATEWAY_ORIGIN`; `relay.pl` is in its work folder. It is waited for as long as it
 * lives: on a machine with much to do Perl may take seconds to start, and pip would find nobody.
 */
export function withRelay(command: string): string {
  return `
rm -f relay.ready
LC_ALL=C perl relay.pl &
relay=$!
until [ -e relay.ready ]; do kill -0 $relay || exit 1; sleep 0.1; done
(
${command}
)
status=$?
kill $relay
exit $status`;
}
