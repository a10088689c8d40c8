import type { Confirmation } from '@azit/contract/clubs/club.schema';
import { type MemberSummary, WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import type { Notice } from '@azit/contract/notices/notice.schema';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { hasMeetingBegun } from '@azit/rules/meeting-time';
import { noticeLink } from '@azit/rules/notices/notice-link';
import { type NoticeData, noticeSentence } from '@azit/rules/notices/notice-sentence';
import { toBannerFile } from '#server/modules/images/file.view.ts';
import type { NoticeRow } from './notice.repository.ts';

export function toNotice(row: NoticeRow, now: Date): Notice {
  const kind = row.kind as NoticeKind;
  const actors = JSON.parse(row.actors) as MemberSummary[];
  const count = Math.max(row.actor_count, 1);
  const nickname = actors[0]?.nickname ?? WITHDRAWN_NICKNAME;
  const data = JSON.parse(row.data) as NoticeData;
  return {
    noticeId: row.notice_id,
    kind,
    ...noticeSentence({ kind, data, count, nickname }, row.created_at),
    clubId: row.club_id,
    clubName: row.club_name,
    clubImage: row.club_id === null ? null : toBannerFile(row.image_path, row.image_name),
    memberId: row.actor_id,
    actors,
    count,
    link: noticeLink({
      kind,
      memberId: row.member_id,
      clubId: row.club_id,
      actorId: row.actor_id,
      count,
      roomId: data.roomId,
    }),
    myConfirmation: data.asks ? toConfirmation(row, now) : null,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

function toConfirmation(row: NoticeRow, now: Date): Confirmation | null {
  const { meeting_date: meetingDate, meeting_time: meetingTime, cancelled_at: cancelledAt } = row;
  if (meetingDate === null || meetingTime === null || cancelledAt !== null) return null;
  if (hasMeetingBegun({ meetingDate, meetingTime }, now)) return null;
  return row.confirmation as Confirmation | null;
}
