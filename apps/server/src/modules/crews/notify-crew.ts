import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addNotices, type NewNotice } from '#server/modules/notices/add-notices.ts';
import { lockCrewReaders } from './dates/crew-plan.repository.ts';

type News = Pick<NewNotice, 'kind' | 'actorId' | 'data'> & {
  except?: number | undefined;
  mailsMembers?: boolean;
};

/** Notifies every active member of the crew except the one who acted. */
export async function notifyCrew(
  tx: Transaction,
  crewId: number,
  { except, mailsMembers = true, ...news }: News,
): Promise<void> {
  const readers = await findMany(tx, lockCrewReaders, { crew_id: crewId });
  const others = readers.filter(({ member_id }) => member_id !== (except ?? news.actorId));
  await addNotices(
    tx,
    others.map(({ member_id: memberId, role }) => {
      const isMailed = mailsMembers || role !== 'MEMBER';
      return { ...news, crewId, memberId, ...(!isMailed && { mail: 'never' as const }) };
    }),
  );
}
