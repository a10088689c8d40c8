import { type LastingMeeting, meetingEnd } from '../meeting-time.ts';

export const ROOM_OPEN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export type EndingClub = LastingMeeting & { cancelledAt: Date | null };

export function clubEnd(club: EndingClub): Date {
  return club.cancelledAt ?? meetingEnd(club);
}

/**
 * The same rule in SQL is `isClubRoomOpen` in the server's `rooms/room-closing.ts`; a property test
 * compares both.
 */
export function isClubRoomOpen(club: EndingClub, now: Date): boolean {
  return now.getTime() < clubEnd(club).getTime() + ROOM_OPEN_DAYS * DAY_MS;
}
