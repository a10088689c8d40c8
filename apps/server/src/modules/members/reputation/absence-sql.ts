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

/** SQL for `hasArrived` of the rules package. */
export function hasArrivedSql(club: string, seat: string): string {
  return `${seat}.arrived_at
    >= (${club}.meeting_date + ${club}.meeting_time) at time zone 'Asia/Seoul' - interval '1 hour'`;
}

/**
 * SQL: it is known whether the member with the seat came: attendance was confirmed, or the member
 * arrived by door code. The host came if anybody else arrived.
 */
export function isSettled(club: string, seat: string): string {
  return `(${club}.attendance_confirmed_at is not null or ${hasArrivedSql(club, seat)}
    or ${seat}.member_id = ${club}.host_id and exists (
      select from club_members guest
      where guest.club_id = ${club}.club_id and guest.member_id <> ${club}.host_id
        and ${hasArrivedSql(club, 'guest')}))`;
}
