import { COHOSTS_MAX } from '@azit/contract/crews/crew.field';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { deleteCohosts } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import { lockDates } from '#server/modules/clubs/crew-dates/open-dates.ts';
import { crewNotFound, hostStays, tooManyCohosts } from '#server/modules/crews/crew.refusal.ts';
import { lockHostedCrew } from '#server/modules/crews/lock-crew.ts';
import { revokeLinksBy } from '#server/modules/invite-links/invite-link.repository.ts';
import { addCrewNotices } from '#server/modules/notices/add-crew-notices.ts';
import {
  requestRole,
  selectCrewMembers,
  setCrewRole,
  withdrawHandOver,
} from './crew-member.repository.ts';

type Assignment = { crewId: number; memberId: number; role: 'COHOST' | 'MEMBER' };

/** A co-host has to accept first; a co-host becomes a member at once. */
export async function assignRole(
  context: Context,
  viewer: Viewer,
  { crewId, memberId, role }: Assignment,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    await lockHostedCrew(tx, viewer, crewId, { capability: 'assignRoles', now });
    const members = await findMany(tx, selectCrewMembers, { crew_id: crewId });
    const target = members.find((row) => row.member_id === memberId);
    if (target === undefined) throw crewNotFound();
    if (target.role === 'HOST') throw hostStays('호스트는 넘기기로만 바꿀 수 있어요.');
    if (role === 'MEMBER') return demote(tx, context, crewId, memberId);
    if (target.role === 'COHOST' || target.requested_role === 'COHOST') return;
    const cohosts = members.filter(
      (row) => row.role === 'COHOST' || row.requested_role === 'COHOST',
    );
    if (cohosts.length >= COHOSTS_MAX) throw tooManyCohosts();
    await requestAndNotify(tx, context, viewer, { crewId, memberId, role });
  });
}

export async function handOver(
  context: Context,
  viewer: Viewer,
  { crewId, memberId }: { crewId: number; memberId: number },
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    await lockHostedCrew(tx, viewer, crewId, { capability: 'handOver', now });
    const members = await findMany(tx, selectCrewMembers, { crew_id: crewId });
    const target = members.find((row) => row.member_id === memberId);
    if (target === undefined) throw crewNotFound();
    if (target.role === 'HOST') throw hostStays('이미 이 크루의 호스트예요.');
    if (target.requested_role === 'HOST') return;
    await execute(tx, withdrawHandOver, { crew_id: crewId });
    await requestAndNotify(tx, context, viewer, { crewId, memberId, role: 'HOST' });
  });
}

async function requestAndNotify(
  tx: Transaction,
  context: Context,
  { memberId: actorId }: Viewer,
  { crewId, memberId, role }: { crewId: number; memberId: number; role: 'HOST' | 'COHOST' },
): Promise<void> {
  await execute(tx, requestRole, { crew_id: crewId, member_id: memberId, requested_role: role });
  const kind = role === 'HOST' ? 'HOST_HANDED' : 'COHOST_ASKED';
  await addCrewNotices(tx, context, crewId, [{ kind, memberId, actorId }]);
}

async function demote(tx: Transaction, context: Context, crewId: number, memberId: number) {
  const dates = await lockDates(tx, context, crewId);
  const club_ids = dates.map((date) => date.club_id);
  await execute(tx, deleteCohosts, { club_ids, member_id: memberId });
  const own = { crew_id: crewId, member_id: memberId };
  await execute(tx, setCrewRole, { ...own, role: 'MEMBER' });
  await execute(tx, revokeLinksBy, { ...own, now: context.clock.now() });
}
