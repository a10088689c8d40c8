import type { ChatKind } from '@azit/contract/chats/chat.schema';
import { createPath, type Location, parsePath } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '#web/navigation/paths.ts';
import { sessionStore } from '#web/session/session.ts';

type ListKind = 'clubs' | 'rooms';

const storageKey = 'keptLists';
const stored = z.catch(
  z.partialRecord(
    z.enum(['clubs', 'rooms']),
    z.object({ path: z.string(), key: z.string(), viewerId: z.nullable(z.number()) }),
  ),
  {},
);

/** The list is stored with its viewer, because the next member must not see the previous search. */
const currentViewerId = () => sessionStore.getState().session?.memberId ?? null;

export function getListKind(pathname: string): ListKind {
  return pathname === paths.chat || pathname === paths.chatRoom.pattern ? 'rooms' : 'clubs';
}

/** Session storage lasts as long as the tab, so a reload shows the same list. */
export function saveList({ pathname, search, key }: Location): void {
  const lists = {
    ...read(),
    [getListKind(pathname)]: {
      path: createPath({ pathname, search }),
      key,
      viewerId: currentViewerId(),
    },
  };
  sessionStorage.setItem(storageKey, JSON.stringify(lists));
}

/**
 * Drops the history state, because a sheet belongs to the entry that opened it. Notices and
 * profiles open rooms without a list, so `roomKind` selects one.
 */
export function savedList(kind: ListKind, roomKind?: ChatKind): Location {
  const fallback = kind === 'rooms' ? paths.chat : paths.home;
  const saved = read()[kind];
  const isOwn = saved?.viewerId === currentViewerId();
  const { path, key } = saved && isOwn ? saved : { path: fallback, key: kind };
  const { pathname = fallback, search = '' } = parsePath(path);
  const list = { pathname, search, key, hash: '', state: null, mask: undefined };
  if (roomKind === undefined || roomKind === readChatKind(list)) return list;
  return { ...list, search: roomKind === 'personal' ? '?kind=personal' : '', key: roomKind };
}

function readChatKind({ search }: Pick<Location, 'search'>): ChatKind {
  return new URLSearchParams(search).get('kind') === 'personal' ? 'personal' : 'group';
}

function read() {
  return stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
}
