#include <stdio.h>
#include "merge.h"

int main(void) {
    FILE *out = fopen("bench.json", "w");
    write_results(out, run_all(25));
    return fclose(out);
}
