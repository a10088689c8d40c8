import { float, int, intArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectReputations = statement('operator_select_reputations', {
  text: `
    select m.member_id, m.reputation, array(
      select reviewer_id from reviews where reviewee_id = m.member_id and is_counted
      order by review_id
    ) as reviewer_ids
    from members m
    where m.member_id > :after_member_id
    order by m.member_id
    limit 500`,
  params: { after_member_id: int },
  row: { member_id: int, reputation: float, reviewer_ids: intArray },
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
