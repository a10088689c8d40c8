import type { Absence } from '@azit/rules/hosting/attendance';

export function absenceJson(club: string, member: string): string {
  return `(case when ${club}.attendance_confirmed_at is not null then (
    select json_build_object('markedAt', absent.marked_at, 'contestedAt', absent.contested_at,
      'decision', absent.decision)::text
    from absences absent
    where absent.club_id = ${club}.club_id and absent.member_id = ${member}) end)`;
}

type Stored = { markedAt: string; contestedAt: string | null; decision: Absence['decision'] };

export function readAbsence(json: string | null): Absence | null {
  if (json === null) return null;
  const { markedAt, contestedAt, decision } = JSON.parse(json) as Stored;
  return {
    markedAt: new Date(markedAt),
    contestedAt: contestedAt === null ? null : new Date(contestedAt),
    decision,
  };
}
