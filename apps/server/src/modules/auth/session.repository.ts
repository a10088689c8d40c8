import { int, uuid } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectStandingSession = statement({
  name: 'select_standing_session',
  text: `
    select s.member_id
    from sessions s join members m using (member_id)
    where s.session_id = $1 and s.ended_at is null and m.status = 'ACTIVE'`,
  params: [uuid],
  row: { member_id: int },
});
