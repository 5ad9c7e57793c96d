#!/usr/bin/perl
# SPDX-License-Identifier: Apache-2.0
#
# Worlds in which "primes" are drawn by lot. A number that ends in 1, 3, 7 or 9 becomes a prime with the chance that
# the prime number theorem gives numbers of its size, 2.5/ln n, whatever came before it; n is taken from the middle
# of its ten. Counts how often two neighbours end in the same digit all the same. The seed is $SEED.
# Leaves results/model.json.
use strict;
use warnings;

my ($limit, $worlds, $believed, $counted) = (1_000_000, 3, 25, counted());
my $state = $ENV{SEED} || 1;
my ($pairs, $same) = (0, 0);
for (1 .. $worlds) {
    my $last = 0;
    for (my $ten = 10; $ten < $limit; $ten += 10) {
        my $bar = 2.5 / log($ten + 5) * 2147483647;
        for my $digit (1, 3, 7, 9) {
            # Park and Miller's minimal generator (1988, multiplier of 1993): exact in 53 bits.
            $state = $state * 48271 % 2147483647;
            next if $state >= $bar;
            $pairs++ if $last;
            $same++ if $last == $digit;
            $last = $digit;
        }
    }
}

my $share = 100 * $same / $pairs;
my $explained = ($believed - $share) / ($believed - $counted);
mkdir 'results';
open my $file, '>', 'results/model.json' or die "results/model.json: $!\n";
printf {$file} "{\"same_last_digit_percent\": %.4f, \"explained\": %.4f}\n", $share, $explained;
close $file or die "results/model.json: $!\n";
printf "Neighbours with the same last digit in %d random worlds: %.4f %%\n", $worlds, $share;
printf "Share of the surprise that waiting explains: %.4f\n", $explained;

# What count.pl finds among the real primes, counted here again so that each experiment stands alone.
sub counted {
    require './primes.pl';
    my @digits = map { $_ % 10 } grep { $_ != 2 && $_ != 5 } primes_below(1_000_000);
    return 100 * (grep { $digits[$_] == $digits[ $_ + 1 ] } 0 .. $#digits - 1) / $#digits;
}
