import { chats } from '@azit/contract/chats/chats.endpoints';
import { messages } from '@azit/contract/chats/messages.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import type { Endpoint } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';
import { pageSize } from '#web/features/chat/room/model/first-pages.ts';

/**
 * What the first screens ask for as soon as they run, letter by letter: public/start.js asks for it
 * before, with the viewer as `:memberId` and the number at the end of the page's address as any other.
 * Home asks for itself: three replies before its view was painted made that later (decision 54).
 */
export const firstAsks = {
  detail: [addressOf(clubs.get), addressOf(members.get)],
  room: [addressOf(chats.get), `${addressOf(messages.list)}?size=${pageSize}`],
};

function addressOf({ path }: Endpoint): string {
  return (import.meta.env.VITE_API_BASE ?? '') + path;
}
