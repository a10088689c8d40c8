import type { ChatKind } from '@azit/contract/chats/chat.schema';
import { createPath, type Location, parsePath } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '#web/navigation/paths.ts';
import { sessionStore } from '#web/session/session.ts';

const storageKey = 'savedList';
const stored = z.catch(
  z.nullable(z.object({ path: z.string(), key: z.string(), viewerId: z.nullable(z.number()) })),
  null,
);

/** The list is stored with its viewer, because the next member must not see the previous search. */
const currentViewerId = () => sessionStore.getState().session?.memberId ?? null;

/** Session storage lasts as long as the tab, so a reload shows the same list. */
export function saveList({ pathname, search, key }: Location): void {
  const list = { path: createPath({ pathname, search }), key, viewerId: currentViewerId() };
  sessionStorage.setItem(storageKey, JSON.stringify(list));
}

/**
 * Drops the history state, because a sheet belongs to the entry that opened it. Notices and
 * profiles open rooms, so `roomKind` selects the tab with the open room.
 */
export function savedList(openPath: string, roomKind?: ChatKind): Location {
  const saved = read();
  const fallback = openPath === paths.chatRoom.pattern ? paths.chat : paths.home;
  const isOwn = saved?.viewerId === currentViewerId();
  const { path, key } = saved && isOwn ? saved : { path: fallback, key: fallback };
  const { pathname = fallback, search = '' } = parsePath(path);
  const list = { pathname, search, key, hash: '', state: null, mask: undefined };
  if (pathname !== paths.chat || roomKind === undefined || roomKind === readChatKind(list))
    return list;
  return { ...list, search: roomKind === 'personal' ? '?kind=personal' : '', key: roomKind };
}

function readChatKind({ search }: Pick<Location, 'search'>): ChatKind {
  return new URLSearchParams(search).get('kind') === 'personal' ? 'personal' : 'group';
}

function read() {
  return stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
}
