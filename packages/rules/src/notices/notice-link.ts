import type { NoticeKind } from '@azit/contract/notices/notice-kind';

type Linked = {
  kind: NoticeKind;
  /** The recipient. */
  memberId: number;
  clubId: number | null;
  actorId: number | null;
  /** Number of acts folded into this notice. */
  count: number;
  roomId?: number | undefined;
};

const INBOX = '/notice';
const ROOMS = '/chat';

/** Returns the app page for a notice; a web test checks each against the routes. */
export function noticeLink(notice: Linked): string {
  const { kind, memberId, clubId, actorId, count, roomId } = notice;
  switch (kind) {
    case 'APPLICATION_RECEIVED':
    case 'APPLICATION_WITHDRAWN':
      return to('/azit/member', clubId);
    case 'APPLICATION_ACCEPTED':
    case 'CLUB_OPENED_AGAIN':
    case 'CLUB_CHANGED':
    case 'CLUB_CANCELLED':
    case 'MEETING_TOMORROW':
    case 'MEETING_SOON':
    case 'ATTENDANCE':
      return to('/azit/detail', clubId);
    case 'ANNOUNCEMENT':
    case 'CHAT':
      return roomId === undefined ? ROOMS : roomLink(roomId);
    // The club page is not theirs, but it shows the decision.
    case 'APPLICATION_REJECTED':
    case 'MEMBER_REMOVED':
      return '/userpage/me?filter=applied';
    case 'REVIEW_DUE':
      return to('/review/create', clubId);
    case 'NEW_FOLLOWER':
      return count > 1 ? to('/userpage/followcheck', memberId) : to('/userpage', actorId);
    case 'REVIEW_RECEIVED':
      return '/userpage/me';
    case 'REPORT_DECIDED':
    case 'ACCOUNT_NOTICE':
      return INBOX;
  }
}

export function roomLink(roomId: number): string {
  return `/chat/detail?room=${roomId}`;
}

function to(page: string, id: number | null): string {
  return id === null ? INBOX : `${page}/${id}`;
}
