import type { Confirmation } from '@azit/contract/clubs/club.schema';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import type { Notice } from '@azit/contract/notices/notice.schema';
import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { hasMeetingBegun, type Meeting } from '@azit/rules/meeting-time';
import { noticeLink } from '@azit/rules/notices/notice-link';
import {
  type NoticeContent,
  noticeSentence,
  requestsAnswer,
} from '@azit/rules/notices/notice-sentence';
import { toBannerFile } from '#server/modules/images/file.view.ts';
import type { NoticeRow } from './notice.repository.ts';
import { type LaterRow, toNoticeContent } from './notice-content.view.ts';

export function toNotice(row: NoticeRow, now: Date): Notice {
  const kind = row.kind as NoticeKind;
  const actors = JSON.parse(row.actors) as MemberSummary[];
  const content = toNoticeContent(row, actors[0]?.nickname ?? null, now);
  const { count, data } = content;
  const confirmation = toConfirmation(content, row.confirmation, now);
  return {
    noticeId: row.notice_id,
    kind,
    ...noticeSentence(content, now),
    clubId: row.club_id,
    clubName: row.club_name ?? data.clubName ?? row.crew_name,
    clubImage: toImage(row),
    memberId: row.actor_id,
    actors,
    count,
    link: noticeLink({
      kind,
      memberId: row.member_id,
      // Do not link to a club that the member can no longer open.
      clubId: content.club ? row.club_id : null,
      crewId: row.crew_id,
      actorId: row.actor_id,
      count,
      roomId: data.roomId,
    }),
    myConfirmation: confirmation,
    ...(confirmation && content.club && { meeting: toMeeting(content.club) }),
    mayRejoin: mayRejoin(content, row, now),
    crew: toCrewLink(row),
    mayAnswer: content.offer ? requestsAnswer(content, now) : mayAnswerCrew(content, row, now),
    myAnswer: row.is_going,
    createdAt: row.created_at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

function toMeeting({ meetingDate, meetingTime }: Meeting): Meeting {
  return { meetingDate, meetingTime };
}

function toImage({ club_id, crew_id, image_path, image_name }: NoticeRow) {
  return club_id === null && crew_id === null ? null : toBannerFile(image_path, image_name);
}

function toCrewLink({ crew_id: crewId, crew_name: name }: NoticeRow) {
  return crewId === null || name === null ? null : { crewId, name };
}

function toConfirmation(content: NoticeContent, confirmation: string | null, now: Date) {
  const { kind, data } = content;
  const asks = data.asks || kind === 'MEETING_TOMORROW';
  return asks && !data.declined && isAhead(content, now)
    ? (confirmation as Confirmation | null)
    : null;
}

function mayRejoin(content: NoticeContent, { seat_status, has_seat }: NoticeRow, now: Date) {
  const isUndecided = seat_status === null || seat_status === 'CLUB_WAITING';
  return Boolean(content.data.mayRejoin && has_seat) && isUndecided && isAhead(content, now);
}

function isAhead({ club }: NoticeContent, now: Date): boolean {
  return club != null && !club.isCancelled && !hasMeetingBegun(club, now);
}

/** True while the buttons of a notice about a crew would still have an effect. */
function mayAnswerCrew(content: NoticeContent, row: LaterRow, now: Date): boolean {
  const { kind, crew, data, isDone } = content;
  if (!crew || crew.endedAt !== null) return false;
  switch (kind) {
    case 'DATE_ASKED':
      return row.crew_state === 'JOINED' && requestsAnswer(content, now);
    case 'CREW_INVITED':
    case 'COHOST_ASKED':
    case 'HOST_HANDED':
      return data.accepted === undefined && !isDone;
    case 'CREW_PAUSED':
      return crew.isHost && crew.pausedAt !== null;
    default:
      return false;
  }
}
