import type { Meeting } from '@azit/rules/meeting-time';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { deleteRefusals, selectUnseatedCrew } from './open-date.repository.ts';

type ChangedDate = { clubId: number; crewId: number; actorId: number; meeting: Meeting };

/**
 * An answer applies to one day and time only, so a moved date prompts the members without a seat to
 * answer again.
 */
export async function requestAnswers(
  tx: Transaction,
  { clubId, crewId, actorId, meeting }: ChangedDate,
): Promise<void> {
  await execute(tx, deleteRefusals, { club_id: clubId });
  const crew = { club_id: clubId, crew_id: crewId, actor_id: actorId };
  const unseated = await findMany(tx, selectUnseatedCrew, crew);
  const data = { dates: [{ clubId, ...meeting }], meeting };
  await addNotices(
    tx,
    unseated.map(({ member_id: memberId }) => {
      return { kind: 'DATE_ASKED', memberId, clubId, crewId, data };
    }),
  );
}
