import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { meetingStart } from '@azit/rules/meeting-time';
import { noticeLink } from '@azit/rules/notices/notice-link';
import {
  type NoticeData,
  type NoticeSentence,
  noticeSentence,
  noticeSubject,
  requestsAnswer,
} from '@azit/rules/notices/notice-sentence';
import { toNoticeContent } from '../notice-content.view.ts';
import type { Channel, DeliveryFacts } from './delivery.policy.ts';
import type { DeliveryRow } from './delivery-facts.repository.ts';

export function toDeliveryFacts(row: DeliveryRow, now: Date): DeliveryFacts {
  const { meeting, dates = [] } = JSON.parse(row.data) as NoticeData;
  return {
    channel: row.channel as Channel,
    kind: row.kind as NoticeKind,
    createdAt: row.created_at,
    readAt: row.read_at,
    isFolded: row.is_folded,
    isHidden: row.is_hidden,
    recipientStatus: row.status,
    choice: row.choice,
    isPushed: row.is_pushed,
    isMuted: row.is_muted,
    hasQuietHours: row.has_quiet_hours,
    device: row.device as DeliveryFacts['device'],
    club: toClub(row),
    crewState: row.declined_at === null ? row.crew_state : null,
    isAnswered: isAnswered(row, dates.length, now),
    offerEndsAt: row.offer_expires_at,
    remindedMeeting: meeting && meetingStart(meeting),
    actorCount: row.actor_count,
  };
}

function isAnswered(row: DeliveryRow, dateCount: number, now: Date): boolean {
  const { offer } = toNoticeContent(row, row.nickname, now);
  if (offer) return offer !== 'open';
  if (row.kind !== 'DATE_ASKED') return false;
  return dateCount < 2 ? row.is_going !== null || row.is_queued : row.has_answered_all;
}

function toClub({ starts_at, cancelled_at, is_host, seat }: DeliveryRow): DeliveryFacts['club'] {
  if (starts_at === null) return null;
  return {
    startsAt: starts_at,
    cancelledAt: cancelled_at,
    isHost: is_host,
    seat: seat as ClubMemberStatus | null,
  };
}

export type NoticeText = NoticeSentence & {
  subject: string;
  asks: boolean;
  club: string | null;
  link: string;
};

export function toNoticeText(row: DeliveryRow, now: Date): NoticeText {
  const full = toNoticeContent(row, row.nickname, now);
  const content = row.is_unreachable ? { ...full, club: null } : full;
  return {
    ...noticeSentence(content, now),
    subject: noticeSubject(content, now),
    asks: requestsAnswer(content, now),
    club: row.club_name ?? row.crew_name,
    link: noticeLink({
      kind: content.kind,
      memberId: row.member_id,
      clubId: row.club_id,
      crewId: row.crew_id,
      actorId: row.actor_id,
      count: content.count,
      roomId: content.data.roomId,
    }),
  };
}
