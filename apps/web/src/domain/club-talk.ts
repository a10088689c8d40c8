import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { isClubRoomOpen } from '@azit/rules/chats/room-closing';

/** Whether the people of the club may write to each other because of it; the server decides again. */
export function peopleMayTalk(club: ClubDetail, now: Date): boolean {
  const { cancelledAt } = club;
  return isClubRoomOpen({ ...club, cancelledAt: cancelledAt ? new Date(cancelledAt) : null }, now);
}
