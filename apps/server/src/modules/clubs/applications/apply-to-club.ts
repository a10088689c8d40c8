import { joinAnswer as joinAnswerField } from '@azit/contract/clubs/club.field';
import type { ClubMember } from '@azit/contract/clubs/club.schema';
import { ALREADY_WAITING } from '@azit/rules/club-sentences';
import { applicationExpiry } from '@azit/rules/hosting/seat-deadlines';
import { meetingStart } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { takeDateSeat } from '#server/modules/clubs/answers/take-date-seat.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { requireLiveLink } from '#server/modules/clubs/club.refusal.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { toClubMember } from '#server/modules/clubs/club-member.view.ts';
import { lockClubByLink, lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { notifyHosts, ringClub } from '#server/modules/clubs/notify-club.ts';
import { readQueue } from '#server/modules/clubs/seats/queue.ts';
import { claimSeat, takeSeat } from '#server/modules/clubs/seats/take-seat.ts';
import {
  findInviteLink,
  type InviteLinkState,
  takeUse,
} from '#server/modules/invite-links/invite-key.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { forbidden, invalidField, Refusal } from '#server/runtime/refusal.ts';
import { isFull } from './application.refusal.ts';
import {
  selectApplication,
  selectUsualReply,
  upsertApplication,
} from './application.repository.ts';
import { type Applicant, lockApplicant, requireFit, withFreeSeat } from './lock-applicant.ts';

type Application = {
  clubId: number;
  memberId?: number | undefined;
  joinAnswer: string;
  inviteKey?: string | undefined;
  waitlist?: boolean | undefined;
};

export async function applyToClub(
  context: Context,
  viewer: Viewer,
  { clubId, memberId = viewer.memberId, joinAnswer, inviteKey, waitlist = false }: Application,
): Promise<ClubMember> {
  if (memberId !== viewer.memberId) throw forbidden('다른 사람 대신 신청할 수 없어요.');
  if (inviteKey === undefined) requireAnswer(joinAnswer);
  await enforceVolumeLimit(context, 'clubApply', String(memberId));
  const now = context.clock.now();
  return inTransaction(context, async (tx) => {
    const link =
      inviteKey === undefined
        ? undefined
        : await findInviteLink(tx, context, { key: inviteKey, target: { clubId } });
    const lock = link === undefined ? lockExistingClub : lockClubByLink;
    const club = await claimSeat(tx, await lock(tx, viewer, clubId), memberId);
    const applicant = await lockApplicant(tx, club, memberId);
    const own = { club_id: clubId, member_id: memberId, now };
    const before = await findOne(tx, selectApplication, own);
    const part = { club, applicant, before, waitlist };
    const stored = club.is_in_crew
      ? await takeDateSeat(tx, part)
      : await applyAsOutsider(tx, { ...part, link, joinAnswer });
    return toClubMember(
      {
        ...applicant,
        ...stored,
        applied_at: now,
        rejection_reason: null,
        confirmation: null,
        arrived_at: null,
        came_before: false,
      },
      club,
      viewer,
      await readQueue(tx, clubId, now),
    );
  });
}

type OutsideApplication = {
  club: LockedClub;
  applicant: Applicant;
  before: StatementRow<typeof selectApplication> | undefined;
  link: InviteLinkState | undefined;
  joinAnswer: string;
  waitlist: boolean;
};

async function applyAsOutsider(
  tx: Transaction,
  { club, applicant, before, link, joinAnswer, waitlist }: OutsideApplication,
) {
  const now = tx.clock.now();
  const isWaiting = before?.status === 'CLUB_WAITING';
  const hasSeat = before?.status === 'CLUB_JOINED';
  const { member_id: memberId } = applicant;
  if (link !== undefined && !hasSeat && !isWaiting) requireLiveLink(link, club, now);
  const isQueued = waitlist && isFull(club);
  const isAdmitted = link?.admits === true && link.isLive;
  if (isAdmitted && !isQueued) {
    requireFit(club, applicant, isWaiting ? undefined : before, now);
    return admitByLink(tx, { club, memberId, link });
  }
  // An applicant who waits for the host's decision may change to the queue of a club that is full
  // now.
  const isSwitching = isQueued && isWaiting && !before.is_queued;
  requireFit(
    isQueued ? withFreeSeat(club) : club,
    applicant,
    isSwitching ? undefined : before,
    now,
  );
  if (link !== undefined && !isSwitching) await takeUse(tx, link);
  return storeApplication(tx, { club, memberId, joinAnswer, isQueued, isAdmitted });
}

type NewApplication = Pick<OutsideApplication, 'club' | 'joinAnswer'> & {
  memberId: number;
  isQueued: boolean;
  isAdmitted: boolean;
};

async function storeApplication(
  tx: Transaction,
  { club, memberId, joinAnswer, isQueued, isAdmitted }: NewApplication,
) {
  if (!isAdmitted) requireAnswer(joinAnswer);
  const { club_id: clubId } = club;
  const now = tx.clock.now();
  const expiresAt = isQueued ? null : applicationExpiry(now, meetingStart(toMeeting(club)));
  const application = await findOne(tx, upsertApplication, {
    club_id: clubId,
    member_id: memberId,
    join_answer: joinAnswer || null,
    applied_at: now,
    expires_at: expiresAt,
    queued_at: isQueued ? now : null,
    is_preapproved: isQueued && isAdmitted,
  });
  if (application === undefined) throw new Refusal(409, 'ALREADY_APPLIED', `${ALREADY_WAITING}.`);
  const kind = isQueued ? 'WAITLISTED' : 'APPLICATION_RECEIVED';
  await notifyHosts(tx, club, { kind, actorId: memberId });
  await ringClub(tx, clubId);
  return {
    ...application,
    status: 'CLUB_WAITING' as const,
    join_answer: joinAnswer,
    decided_at: null,
    expires_at: expiresAt,
  };
}

function requireAnswer(answer: string): void {
  const { error } = joinAnswerField.safeParse(answer);
  if (error) throw invalidField('joinAnswer', error.issues[0]?.message ?? '');
}

type Admission = { club: LockedClub; memberId: number; link: InviteLinkState };

/** The caller has locked the club and checked that the member may join. */
async function admitByLink(tx: Transaction, { club, memberId, link }: Admission) {
  const { club_id: clubId, host_id: hostId } = club;
  await takeUse(tx, link);
  const seat = await takeSeat(tx, club, memberId);
  const data = { meeting: toMeeting(club) };
  await addNotices(tx, [{ kind: 'APPLICATION_ACCEPTED', data, memberId, clubId, actorId: hostId }]);
  await notifyHosts(tx, club, { kind: 'MEMBER_RETURNED', actorId: memberId });
  return seat;
}

export async function readUsualReply({ database }: Context, clubId: number) {
  const usual = await findOne(database, selectUsualReply, { club_id: clubId });
  return usual?.minutes == null ? {} : { usualReplyMinutes: usual.minutes };
}
