import { float, int, notNull } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { settledSum } from '#server/modules/members/reputation/reputation-sql.ts';

export const selectReputations = statement('operator_select_reputations', {
  text: `
    select m.member_id, m.reputation, ${settledSum('m.member_id')}::float8 as rebuilt
    from members m
    where m.member_id > :after_member_id
    order by m.member_id
    limit 500`,
  params: { after_member_id: int },
  row: {
    member_id: int,
    reputation: float,
    rebuilt: notNull(float, 'the sum starts at a constant'),
  },
});

export const lockReputations = statement('operator_lock_reputations', {
  text: `
    select member_id from members where member_id > :after_member_id
    order by member_id
    limit 500
    for no key update`,
  params: { after_member_id: int },
  row: { member_id: int },
});
