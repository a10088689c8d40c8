/** SQL: the instant as `Date.toJSON` writes it. */
export function isoInstant(instant: string): string {
  return `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
