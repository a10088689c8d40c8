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

/** Back to a history entry shows the list that was beside its page, not that of a later page. */
const entries = new Map<string, { list: Location; section: string | undefined }>();

const toEntryKey = (entry: string) => `${currentViewerId()} ${entry}`;

/**
 * Uses session storage, so that a reload of the tab shows the same list. `section` is the path of
 * the viewer's own profile on its pages and on pages opened from them: the rail then marks the
 * profile instead of the section of the list.
 */
export function saveList(list: Location, section?: string, entry?: string): void {
  const { pathname, search, key } = list;
  const path = createPath({ pathname, search });
  const saved = { path, key, viewerId: currentViewerId(), section };
  sessionStorage.setItem(storageKey, JSON.stringify(saved));
  if (entry !== undefined) entries.set(toEntryKey(entry), { list, section });
}

/** The section of an earlier visit to this history entry, otherwise that of the last page. */
export function savedSection(entry: string): string | undefined {
  const earlier = entries.get(toEntryKey(entry));
  if (earlier) return earlier.section;
  const saved = read();
  return saved?.viewerId === currentViewerId() ? saved.section : undefined;
}

type Opening = { roomKind?: ChatKind | undefined; isFresh?: boolean; entry?: string };

/**
 * Returns the list to show beside an open page, without its history state, which may contain an
 * open sheet. `roomKind` selects the chat tab that contains an open room, because the room may have
 * been opened from a notice or a profile. `isFresh` means that the page was opened by its address
 * or from the rail. A search and a list of another kind are then replaced: by the list of rooms
 * beside a room, and by home beside other pages. A list of clubs is never beside a room.
 */
export function savedList(openPath: string, opening: Opening = {}): Location {
  const { roomKind, isFresh, entry = '' } = opening;
  const saved = read();
  const isRoom = openPath === paths.chatRoom.pattern;
  const earlier = entries.get(toEntryKey(entry));
  if (earlier && !isRoom && !isFresh) return earlier.list;
  const fallback = isRoom ? paths.chat : paths.home;
  const isOwn = saved?.viewerId === currentViewerId();
  const kind = readKind(saved?.path);
  const fits = isFresh
    ? kind === readKind(openPath) && !saved?.path.startsWith(paths.search)
    : !isRoom || kind !== CLUBS;
  const { path, key } = saved && isOwn && fits ? saved : { path: fallback, key: fallback };
  const { pathname = fallback, search = '' } = parsePath(path);
  const list = { pathname, search, key, hash: '', state: null, mask: undefined };
  if (pathname !== paths.chat || roomKind === undefined || roomKind === readChatKind(list))
    return list;
  return { ...list, search: roomKind === 'personal' ? '?kind=personal' : '', key: roomKind };
}

const CLUBS = 'clubs';

/** Rooms and notices are lists of separate kinds. All other lists contain clubs and people. */
function readKind(path = ''): string {
  return [paths.chat, paths.notices].find((start) => path.startsWith(start)) ?? CLUBS;
}

function readChatKind({ search }: Pick<Location, 'search'>): ChatKind {
  return new URLSearchParams(search).get('kind') === 'personal' ? 'personal' : 'group';
}

function read() {
  return stored.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
}
