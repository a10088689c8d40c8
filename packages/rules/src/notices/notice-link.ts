import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import { appPaths } from '../app-path.ts';

type Linked = {
  kind: NoticeKind;
  memberId: number;
  clubId: number | null;
  crewId?: number | null | undefined;
  actorId: number | null;
  count: number;
  roomId?: number | undefined;
};

export function noticeLink(notice: Linked): string {
  const { kind, memberId, clubId, crewId = null, actorId, count, roomId } = notice;
  switch (kind) {
    case 'APPLICATION_RECEIVED':
    case 'APPLICATION_WITHDRAWN':
    case 'MEMBER_RETURNED':
    case 'SEAT_GIVEN_BACK':
    case 'WAITLISTED':
    case 'APPLICATION_DUE':
      return to(appPaths.clubMembers, clubId);
    case 'APPLICATION_ACCEPTED':
    case 'CLUB_OPENED_AGAIN':
    case 'CLUB_CHANGED':
    case 'CLUB_CANCELLED':
    case 'MEETING_TOMORROW':
    case 'MEETING_SOON':
    case 'ATTENDANCE':
    case 'DATE_SKIPPED':
    case 'SEAT_OFFERED':
    case 'SEAT_OPEN':
    case 'SEAT_PASSED':
    case 'SEAT_RELEASED':
    case 'APPLICATION_EXPIRED':
      return to(appPaths.clubDetail, clubId);
    case 'ANNOUNCEMENT':
    case 'CHAT':
      return roomId === undefined ? appPaths.rooms : roomLink(roomId);
    // The page of the club says nothing about the application, unlike the list of own applications.
    // That list omits clubs which the recipient can no longer open.
    case 'APPLICATION_REJECTED':
    case 'MEMBER_REMOVED':
      return clubId === null ? appPaths.notices : `${appPaths.ownProfile}?filter=applied`;
    case 'REVIEW_DUE':
      return to(appPaths.reviewCreate, clubId);
    case 'NEW_FOLLOWER':
      return count > 1 ? to(appPaths.memberFollows, memberId) : to(appPaths.memberProfile, actorId);
    case 'REVIEW_RECEIVED':
      return appPaths.ownProfile;
    case 'CREW_INVITED':
    case 'CREW_JOINED':
    case 'DATE_ASKED':
    case 'CREW_PAUSED':
    case 'CREW_RESUMED':
    case 'CREW_ENDED':
    case 'COHOST_ASKED':
    case 'HOST_HANDED':
    case 'ROLE_ANSWERED':
    case 'HOST_LEFT':
      return to(appPaths.crew, crewId);
    case 'CREW_REMOVED':
    case 'REPORT_DECIDED':
    case 'ACCOUNT_NOTICE':
      return appPaths.notices;
  }
}

export function roomLink(roomId: number): string {
  return `${appPaths.room}?room=${roomId}`;
}

function to(page: string, id: number | null): string {
  return id === null ? appPaths.notices : `${page}/${id}`;
}
