import type { ChatKind } from '@azit/contract/chats/chat.schema';
import { createPath, type Location, parsePath } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '#web/navigation/paths.ts';
import { sessionStore } from '#web/session/session.ts';

/** The list of clubs that was seen last, home or a search, and that of rooms. */
type ListKind = 'clubs' | 'rooms';

const storageKey = 'keptLists';
const stored = z.catch(
  z.partialRecord(
    z.enum(['clubs', 'rooms']),
    z.object({ path: z.string(), key: z.string(), viewerId: z.nullable(z.number()) }),
  ),
  {},
);

/** Whoever logs in next must not see what was searched for. */
const currentViewerId = () => sessionStore.getState().session?.memberId ?? null;

export function listKindOf(pathname: string): ListKind {
  return pathname === paths.chat || pathname === paths.chatRoom.pattern ? 'rooms' : 'clubs';
}

/** For as long as the tab lives, so that a reload shows the same list beside what is open. */
export function keepList({ pathname, search, key }: Location): void {
  const lists = {
    ...read(),
    [listKindOf(pathname)]: {
      path: createPath({ pathname, search }),
      key,
      viewerId: currentViewerId(),
    },
  };
  sessionStorage.setItem(storageKey, JSON.stringify(lists));
}

/**
 * Without what lay over the list then: a sheet belongs to the entry of the history that opened it.
 * `roomKind` is that of the open room, once it is known: a notice or a profile leads past the list.
 */
export function keptList(kind: ListKind, roomKind?: ChatKind): Location {
  const fallback = kind === 'rooms' ? paths.chat : paths.home;
  const kept = read()[kind];
  const isOwn = kept?.viewerId === currentViewerId();
  const { path, key } = kept && isOwn ? kept : { path: fallback, key: kind };
  const { pathname = fallback, search = '' } = parsePath(path);
  const list = { pathname, search, key, hash: '', state: null, mask: undefined };
  if (roomKind === undefined || roomKind === chatKindOf(list)) return list;
  return { ...list, search: roomKind === 'personal' ? '?kind=personal' : '', key: roomKind };
}

function chatKindOf({ search }: Pick<Location, 'search'>): ChatKind {
  return new URLSearchParams(search).get('kind') === 'personal' ? 'personal' : 'group';
}

function read() {
  return stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'));
}
