import type { Room } from '@azit/contract/chats/chat.schema';
import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';

/** The club's name, or the other one's of two. */
export function roomName({ club, member }: Pick<Room, 'club' | 'member'>): string {
  return club?.clubName ?? member?.nickname ?? WITHDRAWN_NICKNAME;
}
