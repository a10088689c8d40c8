import { type ChangedFields, requiresConfirmation } from '@azit/rules/club-change';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { answerForActor } from '#server/modules/clubs/answers/answer.repository.ts';
import { type ChangedPlan, toChangedColumns } from './changed-plan.ts';
import { insertClubChange, updateChangedPlan } from './club-change.repository.ts';

type StoredChange = {
  after: ChangedPlan;
  fields: ChangedFields;
  note: string | null;
  actorId: number;
  now: Date;
};

export async function storeChange(
  tx: Transaction,
  clubId: number,
  { after, fields, note, actorId, now }: StoredChange,
) {
  const changed = await findOne(tx, updateChangedPlan, {
    club_id: clubId,
    ...toChangedColumns(after),
    now,
  });
  if (changed === undefined) throw new Error(`club ${clubId} is gone although it is locked`);
  await execute(tx, insertClubChange, {
    club_id: clubId,
    sequence: changed.sequence,
    changed_at: now,
    note,
    fields: JSON.stringify(fields),
  });
  if (requiresConfirmation(fields))
    await execute(tx, answerForActor, { club_id: clubId, actor_id: actorId, now });
}
