/** SQL: in the room at `:now`. No job removes outsiders: `until` says when they leave. */
export function isPresent(member: string): string {
  return `(${member}.left_at is null
    and (${member}.until is null or ${member}.until > :now::timestamptz))`;
}
