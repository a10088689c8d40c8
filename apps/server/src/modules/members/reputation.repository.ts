import { float, int, jsonText } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const updateReputation = statement('operator_update_reputation', {
  text: 'update members set reputation = :reputation where member_id = :member_id',
  params: { member_id: int, reputation: float },
});

export const updateReputations = statement('update_reputations', {
  text: `
    update members m set reputation = raised.reputation
    from json_to_recordset(:reputations) as raised (member_id int, reputation double precision)
    where m.member_id = raised.member_id`,
  params: { reputations: jsonText },
});
