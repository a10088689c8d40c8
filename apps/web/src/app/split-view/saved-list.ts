import type { ChatKind } from '@azit/contract/chats/chat.schema';
import { createPath, type Location, parsePath } from 'react-router';
import * as z from 'zod/mini';
import { paths } from '#web/navigation/paths.ts';
import { sessionStore } from '#web/session/session.ts';

const storageKey = 'savedList';
const stored = z.catch(
  z.nullable(
    z.object({
      path: z.string(),
      key: z.string(),
      viewerId: z.nullable(z.number()),
      section: z.optional(z.string()),
    }),
  ),
  null,
);

/**
 * The list is stored with its viewer: the next member on this device must not see the previous
 * member's search.
 */
const currentViewerId = () => sessionStore.getState().session?.memberId ?? null;

/**
 * Uses session storage, so that a reload of the tab shows the same list. `section` is marked in the
 * rail instead of the list: pages opened from the own profile belong to the profile.
 */
export function saveList({ pathname, search, key }: Location, section?: string): void {
  const path = createPath({ pathname, search });
  const list = { path, key, viewerId: currentViewerId(), section };
  sessionStorage.setItem(storageKey, JSON.stringify(list));
}

export function savedSection(): string | undefined {
  const saved = read();
  return saved?.viewerId === currentViewerId() ? saved.section : undefined;
}

type Opening = { roomKind?: ChatKind | undefined; isFresh?: boolean };

/**
 * Returns the list to show beside an open page, without its history state, which may contain an
 * open sheet. `roomKind` selects the chat tab that contains an open room, because the room may have
 * been opened from a notice or a profile. `isFresh` means that the page was opened by its address
 * or from the rail. A search without a keyword and a list of another kind are then replaced: by the
 * list of rooms beside a room, and by home beside other pages.
 */
export function savedList(openPath: string, { roomKind, isFresh }: Opening = {}): Location {
  const saved = read();
  const isRoom = openPath === paths.chatRoom.pattern;
  const fallback = isRoom ? paths.chat : paths.home;
  const isOwn = saved?.viewerId === currentViewerId();
  const isSameKind = readKind(saved?.path) === readKind(openPath);
  const fits = !isFresh || (isSameKind && !isEmptySearch(saved?.path));
  const { path, key } = saved && isOwn && fits ? saved : { path: fallback, key: fallback };
  const { pathname = fallback, search = '' } = parsePath(path);
  const list = { pathname, search, key, hash: '', state: null, mask: undefined };
  if (pathname !== paths.chat || roomKind === undefined || roomKind === readChatKind(list))
    return list;
  return { ...list, search: roomKind === 'personal' ? '?kind=personal' : '', key: roomKind };
}

/** Rooms and notices are lists of separate kinds. All other lists contain clubs and people. */
function readKind(path = ''): string {
  return [paths.chat, paths.notices].find((start) => path.startsWith(start)) ?? '';
}

function isEmptySearch(path = ''): boolean {
  const { pathname, search } = parsePath(path);
  return pathname === paths.search && !new URLSearchParams(search).get('keyword');
}

function readChatKind({ search }: Pick<Location, 'search'>): ChatKind {
  return new URLSearchParams(search).get('kind') === 'personal' ? 'personal' : 'group';
}

function read() {
  return stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
}
