import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { isClubRoomOpen } from '@azit/rules/chats/room-closing';

export function canMembersChat(club: ClubDetail, now: Date): boolean {
  const { cancelledAt } = club;
  return isClubRoomOpen({ ...club, cancelledAt: cancelledAt ? new Date(cancelledAt) : null }, now);
}
