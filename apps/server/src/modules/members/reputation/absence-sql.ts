/**
 * SQL: the member counts as absent. A contested absence counts as present until an operator
 * decides.
 */
export function isAbsent(clubId: string, memberId: string): string {
  return `exists (
    select from absences absent
    where absent.club_id = ${clubId} and absent.member_id = ${memberId}
      and (absent.decision = 'ABSENT' or absent.decision is null and absent.contested_at is null))`;
}
