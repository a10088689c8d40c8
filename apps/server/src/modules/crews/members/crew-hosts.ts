import { COHOSTS_MAX } from '@azit/contract/crews/crew.field';
import { takeOverFrom } from '@azit/rules/crews/crew-days';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { profileMessages } from '@azit/rules/members/profile';
import { seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { addCrewSystemMessage } from '#server/modules/chats/rooms/crew-room.ts';
import { deleteCohosts } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import {
  changeDateHost,
  endSeats,
  lockDates,
  restoreAnswers,
} from '#server/modules/clubs/crew-dates/open-dates.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import {
  crewNotFound,
  hostStays,
  requireRunning,
  tooManyCohosts,
} from '#server/modules/crews/crew.refusal.ts';
import type { CrewMemberRow, CrewRow } from '#server/modules/crews/crew.repository.ts';
import { clearCrewHost, setCrewHost } from '#server/modules/crews/crew.repository.ts';
import { restartRhythm } from '#server/modules/crews/dates/pause-crew.ts';
import { lockHostedCrew, lockOwnCrew } from '#server/modules/crews/lock-crew.ts';
import {
  requestRole,
  selectCrewMembers,
  setCrewRole,
  withdrawHandOver,
} from '#server/modules/crews/members/crew-member.repository.ts';
import { notifyCrew } from '#server/modules/crews/notify-crew.ts';
import { ringCrew } from '#server/modules/crews/ring-crew.ts';
import { revokeLinksBy } from '#server/modules/invite-links/invite-link.repository.ts';
import { requireCompleteProfile } from '#server/modules/members/read-member.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { recordRoleAnswer } from '#server/modules/notices/notice.repository.ts';
import { retractRoleRequest } from '#server/modules/notices/retract-notices.ts';
import { loginRequired, Refusal } from '#server/runtime/refusal.ts';

/**
 * Makes the member the host of the crew. The former host becomes an ordinary member and, unless
 * leaving the crew, retains the seats in its meetings, except after an earlier 못 가요.
 */
async function changeHost(
  tx: Transaction,
  { crew_id, host_id }: Pick<CrewRow, 'crew_id' | 'host_id'>,
  { memberId, retainsSeats }: { memberId: number; retainsSeats: boolean },
): Promise<void> {
  const clubIds = await lockDateIds(tx, crew_id);
  if (host_id !== null) {
    await endRole(tx, crew_id, host_id, clubIds);
    if (!retainsSeats) await endSeats(tx, { clubIds, memberId: host_id });
  }
  await execute(tx, withdrawHandOver, { crew_id });
  await execute(tx, setCrewRole, { crew_id, member_id: memberId, role: 'HOST' });
  await execute(tx, setCrewHost, { crew_id, host_id: memberId, now: tx.clock.now() });
  await changeDateHost(tx, { clubIds, memberId });
  if (host_id !== null) await restoreAnswers(tx, { clubIds, memberId: host_id });
  await addCrewSystemMessage(tx, crew_id, { event: 'hostChanged', subjectId: memberId });
  for (const clubId of clubIds) await settleSeats(tx, clubId);
  await ringCrew(tx, crew_id);
}

/** The member needs a complete profile, as for a new crew. */
async function becomeHost(tx: Transaction, crew: CrewRow, memberId: number): Promise<void> {
  await requireCompleteProfile(tx, memberId, profileMessages.incompleteHost);
  await changeHost(tx, crew, { memberId, retainsSeats: true });
}

/**
 * Call when the host withdraws or is suspended. The co-host who joined first becomes the host;
 * without a co-host, the crew pauses until a member takes over.
 */
export async function replaceHost(
  tx: Transaction,
  crew: Pick<CrewRow, 'crew_id' | 'host_id' | 'ended_at'>,
): Promise<void> {
  const { crew_id, host_id, ended_at } = crew;
  if (host_id === null) return;
  const members = await findMany(tx, selectCrewMembers, { crew_id });
  const others = members.filter(({ member_id }) => member_id !== host_id);
  const successor = others.find(({ role, is_active }) => role === 'COHOST' && is_active);
  if (successor !== undefined && ended_at === null)
    return changeHost(tx, crew, { memberId: successor.member_id, retainsSeats: false });
  await endRole(tx, crew_id, host_id, await lockDateIds(tx, crew_id));
  await execute(tx, withdrawHandOver, { crew_id });
  await execute(tx, clearCrewHost, { crew_id, now: tx.clock.now() });
  if (ended_at !== null) return;
  await addCrewSystemMessage(tx, crew_id, { event: 'crewPaused' });
  await ringCrew(tx, crew_id);
  await notifyCrew(tx, crew_id, { kind: 'HOST_LEFT', except: host_id });
}

type Assignment = { crewId: number; memberId: number; role: 'COHOST' | 'MEMBER' };

/**
 * A member must accept before becoming a co-host. A co-host can be made an ordinary member at once.
 */
export async function assignRole(
  context: Context,
  viewer: Viewer,
  { crewId, memberId, role }: Assignment,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    await lockHostedCrew(tx, viewer, crewId, { capability: 'assignRoles', now });
    const { members, target } = await findTarget(tx, crewId, memberId);
    if (target.role === 'HOST') throw hostStays('호스트는 넘기기로만 바꿀 수 있어요.');
    if (role === 'MEMBER') return demote(tx, crewId, memberId);
    if (target.role === 'COHOST' || target.requested_role === 'COHOST') return;
    const cohosts = members.filter(
      (row) => row.role === 'COHOST' || row.requested_role === 'COHOST',
    );
    if (cohosts.length >= COHOSTS_MAX) throw tooManyCohosts();
    await requestAndNotify(tx, viewer, { crewId, memberId, role });
  });
}

export async function handOver(
  context: Context,
  viewer: Viewer,
  { crewId, memberId }: { crewId: number; memberId: number },
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    await lockHostedCrew(tx, viewer, crewId, { capability: 'handOver', now });
    const { members, target } = await findTarget(tx, crewId, memberId);
    if (target.role === 'HOST') throw hostStays('이미 이 크루의 호스트예요.');
    if (target.requested_role === 'HOST') return;
    const earlier = members.find((row) => row.requested_role === 'HOST');
    if (earlier !== undefined) await endRequest(tx, crewId, earlier.member_id);
    await requestAndNotify(tx, viewer, { crewId, memberId, role: 'HOST' });
  });
}

/**
 * A concurrent acceptance waits for the lock on the crew, so either the acceptance or this call
 * succeeds, never both.
 */
export async function takeBackRequest(
  context: Context,
  viewer: Viewer,
  { crewId, memberId }: { crewId: number; memberId: number },
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context, async (tx) => {
    await lockHostedCrew(tx, viewer, crewId, { capability: 'assignRoles', now });
    const { target } = await findTarget(tx, crewId, memberId);
    if (target.requested_role !== null) {
      await endRequest(tx, crewId, memberId);
      await ringCrew(tx, crewId);
    } else if (target.role !== 'MEMBER')
      throw new Refusal(409, 'REQUEST_ACCEPTED', '이미 맡기로 한 부탁이에요.');
  });
}

async function endRequest(tx: Transaction, crewId: number, memberId: number): Promise<void> {
  await execute(tx, requestRole, { crew_id: crewId, member_id: memberId, requested_role: null });
  await retractRoleRequest(tx, { memberId, crewId });
}

async function findTarget(tx: Transaction, crewId: number, memberId: number) {
  const members = await findMany(tx, selectCrewMembers, { crew_id: crewId });
  const target = members.find((row) => row.member_id === memberId);
  if (target === undefined) throw crewNotFound();
  return { members, target };
}

const requestNotice = { HOST: 'HOST_HANDED', COHOST: 'COHOST_ASKED' } as const;

async function requestAndNotify(
  tx: Transaction,
  { memberId: actorId }: Viewer,
  { crewId, memberId, role }: { crewId: number; memberId: number; role: 'HOST' | 'COHOST' },
): Promise<void> {
  await execute(tx, requestRole, { crew_id: crewId, member_id: memberId, requested_role: role });
  await addNotices(tx, [{ kind: requestNotice[role], crewId, memberId, actorId }]);
  await ringCrew(tx, crewId);
}

async function demote(tx: Transaction, crewId: number, memberId: number) {
  await endRole(tx, crewId, memberId, await lockDateIds(tx, crewId));
  const own = { crew_id: crewId, member_id: memberId };
  await execute(tx, revokeLinksBy, { ...own, now: tx.clock.now() });
  await retractRoleRequest(tx, { memberId, crewId });
  await ringCrew(tx, crewId);
}

async function lockDateIds(tx: Transaction, crewId: number): Promise<number[]> {
  return (await lockDates(tx, crewId)).map((date) => date.club_id);
}

async function endRole(tx: Transaction, crew_id: number, member_id: number, club_ids: number[]) {
  await execute(tx, setCrewRole, { crew_id, member_id, role: 'MEMBER' });
  await execute(tx, deleteCohosts, { club_ids, member_id });
}

export async function answerRequest(
  context: Context,
  viewer: Viewer,
  { crewId, accepting }: { crewId: number; accepting: boolean },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { crew, own } = await lockOwnCrew(tx, viewer, crewId);
    if (own.requested_role !== null) {
      await (accepting ? accept(tx, crew, own) : refuse(tx, crewId, own));
      await recordAnswer(tx, crew, own, accepting);
    }
    // Accepting twice succeeds: a member who already has the role has only tapped again.
    else if (accepting && own.role === 'MEMBER')
      throw new Refusal(404, 'CREW_NOT_FOUND', '지금은 받을 수 없는 부탁이에요.');
  });
}

/**
 * This locks members. Call it after the change of the role, which locks the room: rooms are locked
 * before members.
 */
async function recordAnswer(
  tx: Transaction,
  { crew_id, host_id }: CrewRow,
  { member_id, requested_role }: CrewMemberRow,
  accepted: boolean,
) {
  const kind = requested_role === 'HOST' ? 'HOST_HANDED' : 'COHOST_ASKED';
  await execute(tx, recordRoleAnswer, { member_id, crew_id, kind, accepted });
  if (host_id === null) return;
  await addNotices(tx, [
    {
      kind: 'ROLE_ANSWERED',
      crewId: crew_id,
      memberId: host_id,
      actorId: member_id,
      data: { role: requested_role === 'HOST' ? 'HOST' : 'COHOST', accepted },
    },
  ]);
}

async function refuse(tx: Transaction, crewId: number, { member_id }: CrewMemberRow) {
  await execute(tx, requestRole, { crew_id: crewId, member_id, requested_role: null });
  await ringCrew(tx, crewId);
}

async function accept(tx: Transaction, crew: CrewRow, own: CrewMemberRow) {
  requireRunning(crew);
  const { crew_id } = crew;
  const { member_id: memberId } = own;
  const members = await findActiveMembers(tx, crew_id, memberId);
  if (own.requested_role === 'HOST') return becomeHost(tx, crew, memberId);
  if (members.filter(({ role }) => role === 'COHOST').length >= COHOSTS_MAX) throw tooManyCohosts();
  await execute(tx, setCrewRole, { crew_id, member_id: memberId, role: 'COHOST' });
  await ringCrew(tx, crew_id);
}

/**
 * Checks the status of the member again: the member may have been suspended while this transaction
 * waited for the lock on the crew.
 */
async function findActiveMembers(tx: Transaction, crew_id: number, memberId: number) {
  const members = await findMany(tx, selectCrewMembers, { crew_id });
  if (!members.some((row) => row.member_id === memberId && row.is_active)) throw loginRequired();
  return members;
}

export async function takeOver(context: Context, viewer: Viewer, crewId: number): Promise<void> {
  const { memberId } = viewer;
  await inTransaction(context, async (tx) => {
    const { crew, own } = await lockOwnCrew(tx, viewer, crewId);
    if (own.role === 'HOST') return;
    requireRunning(crew);
    requireVacant(crew, context.clock.now());
    await findActiveMembers(tx, crewId, memberId);
    await becomeHost(tx, crew, memberId);
    await restartRhythm(tx, crew, memberId);
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
