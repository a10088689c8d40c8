/** The `free` filter of the lists repeats this rule in SQL. */
export function isFree(fee: number): boolean {
  return fee === 0;
}
