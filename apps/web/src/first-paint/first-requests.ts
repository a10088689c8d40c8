import { chats } from '@azit/contract/chats/chats.endpoints';
import { MESSAGE_PAGE_SIZE, messages } from '@azit/contract/chats/messages.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import type { Endpoint } from '@azit/contract/endpoint';
import { members } from '@azit/contract/members/members.endpoints';

/**
 * public/start.js sends these requests before the app runs. It replaces `:memberId` with the id of
 * the viewer and any other parameter with the number at the end of the page URL. Home has no early
 * requests, because three early responses delayed its first paint
 * (docs/decisions/0011-prerendered-first-view.md).
 */
export const firstRequests = {
  detail: [toUrl(clubs.get), toUrl(members.get)],
  room: [toUrl(chats.get), `${toUrl(messages.list)}?size=${MESSAGE_PAGE_SIZE}`],
};

function toUrl({ path }: Endpoint): string {
  return (import.meta.env.VITE_API_BASE ?? '') + path;
}
