import { int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const insertOperatorAction = statement('insert_operator_action', {
  text: `
    insert into operator_actions (operator, action, target, note, acted_at)
    values (:operator, :action, :target, :note, :acted_at)`,
  params: { operator: text, action: text, target: text, note: text, acted_at: timestamp },
});

export const selectOperatorActions = statement('select_operator_actions', {
  text: `
    select operator_action_id, operator, action, target, note, acted_at
    from operator_actions
    order by operator_action_id desc
    limit 100`,
  params: {},
  row: {
    operator_action_id: int,
    operator: text,
    action: text,
    target: text,
    note: nullable(text),
    acted_at: timestamp,
  },
});
