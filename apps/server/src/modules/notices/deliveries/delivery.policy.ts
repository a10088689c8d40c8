import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { applicantKinds, isChannelOn, noticeRules } from '@azit/rules/notices/notice-rule';
import { quietUntil } from '@azit/rules/notices/quiet-hours';
import { deliverUntil, isEndedByStart, isMeetingNear } from './deliver-until.ts';

export type Channel = 'push' | 'mail';

export type DeliveryFacts = {
  channel: Channel;
  kind: NoticeKind;
  createdAt: Date;
  readAt: Date | null;
  isFolded: boolean;
  isHidden: boolean;
  recipientStatus: string;
  choice: boolean | null;
  /** True if the member has a device that receives this notice. */
  isPushed: boolean;
  isMuted: boolean;
  hasQuietHours: boolean;
  device: 'active' | 'ended' | 'moved' | null;
  club: {
    startsAt: Date;
    cancelledAt: Date | null;
    isHost: boolean;
    seat: ClubMemberStatus | null;
  } | null;
  crewState: string | null;
  isAnswered: boolean;
  offerEndsAt: Date | null;
  remindedMeeting: Date | undefined;
  actorCount: number;
};

export type DropReason =
  | 'folded'
  | 'hidden'
  | 'device moved'
  | 'recipient gone'
  | 'switched off'
  | 'muted'
  | 'not in the club'
  | 'answered'
  | 'club cancelled'
  | 'meeting moved'
  | 'meeting begun'
  | 'nobody waiting'
  | 'read'
  | 'too late';

export type Decision =
  | { act: 'send' }
  | { act: 'postpone'; until: Date }
  | { act: 'drop'; reason: DropReason }
  | { act: 'remove device' };

/**
 * Opening a push marks its notice as read. Another delivery of that notice is dropped only if the
 * notice was read at least this long ago.
 */
const READ_LONG_AGO_MS = 2 * 60_000;

export function decideDelivery(facts: DeliveryFacts, now: Date): Decision {
  if (facts.device === 'ended') return { act: 'remove device' };
  const reason = findDropReason(facts, now);
  if (reason !== undefined) return { act: 'drop', reason };
  const isNear = facts.club !== null && isMeetingNear(facts.club.startsAt, now);
  const morning = facts.hasQuietHours && !isNear ? quietUntil(now) : undefined;
  if (morning === undefined || !mayWait(facts, morning)) return { act: 'send' };
  return { act: 'postpone', until: morning };
}

const OFFER_LEFT_MS = 2 * 60 * 60_000;

/**
 * Returns whether the delivery may wait until morning. The deadline of an offer may pass at night,
 * so its mail never waits, and its push waits only if two hours of the offer remain in the morning.
 */
function mayWait({ offerEndsAt, channel }: DeliveryFacts, morning: Date): boolean {
  if (offerEndsAt === null) return true;
  return channel === 'push' && offerEndsAt.getTime() - morning.getTime() >= OFFER_LEFT_MS;
}

function findDropReason(facts: DeliveryFacts, now: Date): DropReason | undefined {
  const { kind, club, readAt } = facts;
  const rule = noticeRules[kind];
  if (facts.device === 'moved') return 'device moved';
  if (facts.isFolded) return 'folded';
  if (facts.isHidden) return 'hidden';
  if (!mayNotify(facts)) return 'recipient gone';
  if (!isChannelOn(rule[facts.channel], facts.choice, facts.isPushed)) return 'switched off';
  if (facts.isMuted) return 'muted';
  if (!isInAudience(facts)) return 'not in the club';
  if (facts.isAnswered) return 'answered';
  if (isEndedByCancellation(facts)) return 'club cancelled';
  if (rule.row === 'reminder' && facts.remindedMeeting?.getTime() !== club?.startsAt.getTime()) {
    return 'meeting moved';
  }
  if (isEndedByStart(facts, now)) return 'meeting begun';
  if (applicantKinds.includes(kind) && facts.actorCount === 0) return 'nobody waiting';
  if (readAt !== null && now.getTime() - readAt.getTime() >= READ_LONG_AGO_MS) return 'read';
  return deliverUntil(facts) <= now ? 'too late' : undefined;
}

function mayNotify({ recipientStatus, kind, channel }: DeliveryFacts): boolean {
  if (recipientStatus === 'ACTIVE') return true;
  return recipientStatus === 'SUSPENDED' && kind === 'ACCOUNT_NOTICE' && channel === 'mail';
}

function isInAudience({ kind, club, crewState }: DeliveryFacts): boolean {
  const { audience } = noticeRules[kind];
  if (audience === 'anyone') return true;
  if (audience === 'crew') return crewState === 'JOINED';
  if (audience === 'invited') return crewState === 'INVITED';
  if (audience === 'host') return club?.isHost === true;
  if (audience === 'joined')
    return club === null ? crewState === 'JOINED' : club.seat === 'CLUB_JOINED';
  return club?.seat === 'CLUB_JOINED' || club?.seat === 'CLUB_WAITING';
}

function isEndedByCancellation({ kind, createdAt, club }: DeliveryFacts): boolean {
  const cancelledAt = club?.cancelledAt ?? null;
  if (cancelledAt === null || kind === 'CLUB_CANCELLED' || kind === 'DATE_SKIPPED') return false;
  if (kind === 'ANNOUNCEMENT' && createdAt >= cancelledAt) return false;
  return noticeRules[kind].audience !== 'anyone';
}
