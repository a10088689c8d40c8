/** The filter `free` of the lists states the same rule in SQL. */
export function isFree(fee: number): boolean {
  return fee === 0;
}
