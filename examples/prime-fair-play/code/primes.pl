# SPDX-License-Identifier: Apache-2.0
use strict;
use warnings;

# The primes below a limit, in order: the sieve of Eratosthenes over odd numbers, one byte for each.
sub primes_below {
    my ($limit) = @_;
    my $half = int($limit / 2);
    my $sieve = "\1" x $half;
    for (my $i = 1; (2 * $i + 1)**2 < $limit; $i++) {
        next unless vec($sieve, $i, 8);
        my $step = 2 * $i + 1;
        for (my $j = ($step * $step - 1) / 2; $j < $half; $j += $step) {
            vec($sieve, $j, 8) = 0;
        }
    }
    return (2, map { 2 * $_ + 1 } grep { vec($sieve, $_, 8) } 1 .. $half - 1);
}

1;
