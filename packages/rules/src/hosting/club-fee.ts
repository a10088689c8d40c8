/** The `free` filter of the lists repeats this rule in SQL; change both together. */
export function isFree(fee: number): boolean {
  return fee === 0;
}
