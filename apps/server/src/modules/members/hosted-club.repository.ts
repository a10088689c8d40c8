import { int } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

const params = { member_id: int };

export const lockHostedClubs = statement('lock_hosted_clubs', {
  text: `
    select club_id from clubs where host_id = :member_id
    order by club_id for no key update`,
  params,
  row: { club_id: int },
});

export const countHostedClubs = statement('count_hosted_clubs', {
  text: 'select count(*)::int4 as total from clubs where host_id = :member_id',
  params,
  row: { total: int },
});

export const lockHost = statement('lock_host', {
  text: 'select member_id from members where member_id = :member_id for no key update',
  params,
  row: { member_id: int },
});
