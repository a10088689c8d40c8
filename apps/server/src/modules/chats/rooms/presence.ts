/**
 * SQL: the member is in the room at `:now`. No job removes outsiders: they count as gone after
 * `until`.
 */
export function isPresent(member: string): string {
  return `(${member}.left_at is null
    and (${member}.until is null or ${member}.until > :now::timestamptz))`;
}
