import type { ClubMemberStatus } from '@azit/contract/clubs/club.schema';
import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { meetingStart } from '@azit/rules/meeting-time';
import { noticeLink } from '@azit/rules/notices/notice-link';
import {
  type NoticeData,
  type NoticeSentence,
  noticeSentence,
} from '@azit/rules/notices/notice-sentence';
import type { Channel, DeliveryFacts } from './delivery.policy.ts';
import type { DeliveryRow } from './delivery-facts.repository.ts';

export function toDeliveryFacts(row: DeliveryRow): DeliveryFacts {
  const { meeting } = JSON.parse(row.data) as NoticeData;
  return {
    channel: row.channel as Channel,
    kind: row.kind as NoticeKind,
    createdAt: row.created_at,
    readAt: row.read_at,
    isFolded: row.is_folded,
    isHidden: row.is_hidden,
    recipientStatus: row.status,
    choice: row.choice,
    isMuted: row.is_muted,
    hasQuietHours: row.has_quiet_hours,
    device: row.device as DeliveryFacts['device'],
    club: toClub(row),
    remindedMeeting: meeting && meetingStart(meeting),
    actorCount: row.actor_count,
  };
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

export type NoticeText = NoticeSentence & { club: string | null; link: string };

export function toNoticeText(row: DeliveryRow, now: Date): NoticeText {
  const kind = row.kind as NoticeKind;
  const content = {
    kind,
    data: currentData(row),
    count: Math.max(row.actor_count, 1),
    nickname: row.nickname ?? WITHDRAWN_NICKNAME,
  };
  return {
    ...noticeSentence(content, now),
    club: row.club_name,
    link: noticeLink({
      kind,
      memberId: row.member_id,
      clubId: row.club_id,
      actorId: row.actor_id,
      count: content.count,
      roomId: content.data.roomId,
    }),
  };
}

/** An acceptance must not name an outdated meeting time; another notice announces the change. */
function currentData({ kind, data, starts_at }: DeliveryRow): NoticeData {
  const { meeting, ...others } = JSON.parse(data) as NoticeData;
  if (meeting === undefined) return others;
  const isOld = meetingStart(meeting).getTime() !== starts_at?.getTime();
  return kind === 'APPLICATION_ACCEPTED' && isOld ? others : { meeting, ...others };
}
