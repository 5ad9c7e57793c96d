# How the first 1000 decimal digits of pi spread over 0 to 9: a small stand-in for a paper's code.
# The digits by the spigot of Rabinowitz and Wagon (1995), four at a time; Pearson's statistic with its tail.
BEGIN {
  base = 10000
  for (i = 1; i <= 3556; i++) remainder[i] = base / 5
  for (terms = 3556; length(digits) < 1001; terms -= 14) {
    sum = 0
    for (b = terms; b > 0; b--) {
      sum = sum * b + remainder[b] * base
      remainder[b] = sum % (2 * b - 1)
      sum = int(sum / (2 * b - 1))
    }
    digits = digits sprintf("%04d", carry + int(sum / base))
    carry = sum % base
  }
  for (i = 2; i <= 1001; i++) count[substr(digits, i, 1)]++
  for (d = 0; d < 10; d++) {
    chi += (count[d] - 100) ^ 2 / 100
    if (count[d] > largest) largest = count[d]
    out = out sprintf("  \"count_%d\": %d,\n", d, count[d])
  }
  z = (largest - 100) / sqrt(1000 * 0.1 * 0.9)
  post_hoc = two_sided(z)
  print "{"
  printf "%s", out
  printf "  \"chi_square\": %.15g,\n", chi
  printf "  \"degrees_of_freedom\": 9,\n"
  printf "  \"p_value\": %.15g,\n", upper_tail(chi, 9)
  printf "  \"largest_count\": %d,\n", largest
  printf "  \"post_hoc_z\": %.15g,\n", z
  printf "  \"post_hoc_p\": %.15g,\n", post_hoc
  printf "  \"post_hoc_p_adjusted\": %.15g\n}\n", (post_hoc * 10 < 1 ? post_hoc * 10 : 1)
}

# P(|N(0,1)| >= z) by the Maclaurin series of erf (Abramowitz and Stegun, 7.1.5).
function two_sided(z,    x, term, total, n) {
  x = z / sqrt(2)
  term = x
  for (n = 0; n < 60; n++) {
    total += term / (2 * n + 1)
    term *= -x * x / (n + 1)
  }
  return 1 - total * 2 / sqrt(atan2(0, -1))
}

# P(chi-square >= x) for an odd number of degrees of freedom (Abramowitz and Stegun, 26.4.4).
function upper_tail(x, freedom,    term, total, r) {
  term = sqrt(x)
  for (r = 1; r <= (freedom - 1) / 2; r++) {
    total += term
    term *= x / (2 * r + 1)
  }
  return two_sided(sqrt(x)) + 2 * exp(-x / 2) / sqrt(2 * atan2(0, -1)) * total
}
