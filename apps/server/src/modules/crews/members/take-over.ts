import { takeOverFrom } from '@azit/rules/crews/crew-days';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requireRunning } from '#server/modules/crews/crew.refusal.ts';
import type { CrewRow } from '#server/modules/crews/crew.repository.ts';
import { restartRhythm } from '#server/modules/crews/dates/pause-crew.ts';
import { lockOwnCrew } from '#server/modules/crews/lock-crew.ts';
import { loginRequired, Refusal } from '#server/runtime/refusal.ts';
import { changeHost } from './change-host.ts';
import { selectCrewMembers } from './crew-member.repository.ts';

export async function takeOver(context: Context, viewer: Viewer, crewId: number): Promise<void> {
  const { memberId } = viewer;
  await inTransaction(context.database, async (tx) => {
    const { crew, own } = await lockOwnCrew(tx, viewer, crewId);
    if (own.role === 'HOST') return;
    requireRunning(crew);
    requireVacant(crew, context.clock.now());
    const members = await findMany(tx, selectCrewMembers, { crew_id: crewId });
    // A suspension may have committed while this transaction waited for the crew.
    if (!members.some((row) => row.member_id === memberId && row.is_active)) throw loginRequired();
    await changeHost(tx, context, crew, { memberId, retainsSeats: true });
    await restartRhythm(tx, context, crew, memberId);
  });
}

function requireVacant({ host_id, paused_at }: CrewRow, now: Date) {
  if (host_id !== null || paused_at === null)
    throw new Refusal(409, 'CREW_HAS_HOST', '이미 호스트가 있는 크루예요.');
  const from = takeOverFrom(paused_at);
  if (now >= from) return;
  const message = `${formatMonthDay(seoulToday(from))}부터 멤버 누구나 이어받을 수 있어요.`;
  throw new Refusal(422, 'CREW_PAUSED', message);
}
