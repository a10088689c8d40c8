/**
 * SQL: in the room at `:now`. A guest of a crew leaves its room at a time that is known before, so
 * no job has to remove them.
 */
export function isPresent(member: string): string {
  return `(${member}.left_at is null
    and (${member}.until is null or ${member}.until > :now::timestamptz))`;
}
