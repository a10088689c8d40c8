import { chats } from '@azit/contract/chats/chats.endpoints';
import { MESSAGE_PAGE_SIZE, messages } from '@azit/contract/chats/messages.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import type { Endpoint } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';

/**
 * What the first screens ask for as soon as they run, letter by letter: public/start.js asks for it
 * before. `:memberId` is the viewer, every other part the number at the end of the page's address.
 * Home asks for itself: three replies before its view was painted made that later (decision 11).
 */
export const firstAsks = {
  detail: [addressOf(clubs.get), addressOf(members.get)],
  room: [addressOf(chats.get), `${addressOf(messages.list)}?size=${MESSAGE_PAGE_SIZE}`],
};

function addressOf({ path }: Endpoint): string {
  return (import.meta.env.VITE_API_BASE ?? '') + path;
}
