import type { Confirmation } from '@azit/contract/clubs/club.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { Notice } from '@azit/contract/notices/notice.schema';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { hasMeetingBegun } from '@azit/rules/meeting-time';
import { noticeLink } from '@azit/rules/notices/notice-link';
import { type NoticeContent, noticeSentence } from '@azit/rules/notices/notice-sentence';
import { toBannerFile } from '#server/modules/images/file.view.ts';
import type { NoticeRow } from './notice.repository.ts';
import { toNoticeContent } from './notice-content.view.ts';

export function toNotice(row: NoticeRow, now: Date): Notice {
  const kind = row.kind as NoticeKind;
  const actors = JSON.parse(row.actors) as MemberSummary[];
  const content = toNoticeContent(row, actors[0]?.nickname ?? null, now);
  const { count, data } = content;
  return {
    noticeId: row.notice_id,
    kind,
    ...noticeSentence(content, now),
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
    myConfirmation: data.asks ? toConfirmation(content, row.confirmation, now) : null,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

function toConfirmation({ club, data }: NoticeContent, confirmation: string | null, now: Date) {
  if (!club || club.isCancelled || data.declined || hasMeetingBegun(club, now)) return null;
  return confirmation as Confirmation | null;
}
