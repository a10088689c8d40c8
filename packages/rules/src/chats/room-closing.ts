import { type LastingMeeting, meetingEnd } from '../meeting-time.ts';

/** How long after its meeting people still write in the room of a club. */
export const ROOM_OPEN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

export type EndingClub = LastingMeeting & { cancelledAt: Date | null };

/** A meeting that was cancelled is over from then on, whenever it would have been. */
export function clubEnd(club: EndingClub): Date {
  return club.cancelledAt ?? meetingEnd(club);
}

/**
 * Whether people may write in the room of this club; afterwards it can only be read. Its SQL twin is
 * `isClubRoomOpen` in the server's `rooms/room-closing.ts`; a property test compares the two.
 */
export function isClubRoomOpen(club: EndingClub, now: Date): boolean {
  return now.getTime() < clubEnd(club).getTime() + ROOM_OPEN_DAYS * DAY_MS;
}
