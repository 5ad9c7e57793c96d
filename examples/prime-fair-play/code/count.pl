#!/usr/bin/perl
# SPDX-License-Identifier: Apache-2.0
#
# Counts what the primes below one million do. No chance is involved: every machine gets the same numbers.
# Leaves results/metrics.json, results/last-digits.csv and figures/race.svg.
use strict;
use warnings;
require './primes.pl';

my $limit  = 1_000_000;
my @primes = primes_below($limit);

# The race: team 1 holds the primes 4k+1, team 3 the primes 4k+3. The prime 2 plays for neither.
my ($team1, $team3, $behind, $first_behind) = (0, 0, 0, 'null');
my @leads;       # of team 3, after each thousand numbers
my $next = 1000;
for my $p (@primes) {
    while ($p > $next) { push @leads, $team3 - $team1; $next += 1000; }
    next if $p == 2;
    $p % 4 == 1 ? $team1++ : $team3++;
    if ($team1 > $team3) {
        $behind++;
        $first_behind = $p if $first_behind eq 'null';
    }
}
while ($next <= $limit) { push @leads, $team3 - $team1; $next += 1000; }

# Last digits: all primes but 2 and 5 end in 1, 3, 7 or 9.
my @digits = map { $_ % 10 } grep { $_ != 2 && $_ != 5 } @primes;
my %count;
$count{$_}++ for @digits;
my $same = grep { $digits[$_] == $digits[ $_ + 1 ] } 0 .. $#digits - 1;
my $same_percent = 100 * $same / $#digits;

mkdir $_ for 'results', 'figures';
write_file('results/metrics.json', sprintf <<'JSON', scalar @primes, $team1, $team3, $team3 - $team1, $behind, $first_behind, $same_percent);
{
  "primes": %d,
  "team1": %d,
  "team3": %d,
  "lead": %d,
  "moments_team1_ahead": %d,
  "first_moment_team1_ahead": %s,
  "same_last_digit_percent": %.4f
}
JSON
write_file('results/last-digits.csv',
    "digit,count,share_percent\n" . join '', map { sprintf "%d,%d,%.4f\n", $_, $count{$_}, 100 * $count{$_} / @digits } 1, 3, 7, 9);
write_file('figures/race.svg', picture(@leads));

printf "Primes below %d: %d\n", $limit, scalar @primes;
printf "Team 4k+1 has %d, team 4k+3 has %d\n", $team1, $team3;
printf "Team 4k+1 is ahead at %d primes, first at %s\n", $behind, $first_behind;
printf "Neighbours with the same last digit: %.4f %%\n", $same_percent;

# Whole numbers only, so that the picture is the same file everywhere.
sub picture {
    my @points = map { sprintf '%d,%d', $_ + 1, 200 - $_[$_] } 0 .. $#_;
    return <<"SVG";
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 220" width="1000" height="220">
<title>The lead of the primes 4k+3 over the primes 4k+1, up to one million</title>
<rect width="1000" height="220" fill="#fff"/>
<path d="M0 200H1000" stroke="#888"/>
<polyline fill="none" stroke="#06c" points="@points"/>
</svg>
SVG
}

sub write_file {
    my ($path, $text) = @_;
    open my $file, '>', $path or die "$path: $!\n";
    print {$file} $text;
    close $file or die "$path: $!\n";
}
