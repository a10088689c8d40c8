import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { seoulToday } from '@azit/rules/seoul-clock';
import { coversUnread } from '../model/first-page.ts';
import { getMessagePosition } from '../model/message-position.ts';
import { describeRoom } from '../model/room-title.ts';
import { findLastRead } from '../model/unread-divider.ts';
import { type CopyPart, createPartReader, createRow, createTextNodes } from './room-parts.ts';

const minRowHeight = 40;

/**
 * Renders the room before React loads, and exactly as the app will render it, so that nothing
 * shifts when the app takes over. public/start.js calls this function with the responses to its
 * early requests.
 */
export function show({ data: room }: { data: Room }, { data: page }: { data: Message[] }): void {
  const view = document.getElementById('first-paint');
  const template = view?.querySelector('template');
  const waiting = view?.querySelector('main');
  const isKnown = room.club !== null || room.member !== null;
  if (!template || !waiting || !isKnown || !coversUnread(page, room)) return;
  const copyPart = createPartReader(template);
  const [main] = copyPart('room');
  if (!main) return;
  fillHeader(copyPart, main, room);
  main.append(...copyPart(getComposerPart(room)));
  const opensAt = fillMessages(copyPart, main, room, page);
  if (!opensAt) startAtEnd(main);
  waiting.replaceWith(main);
  const scroller = main.querySelector('section');
  if (opensAt) scroller?.scrollTo(0, opensAt.offsetTop - scroller.offsetTop);
}

function fillHeader(copyPart: CopyPart, main: Element, room: Room): void {
  const name = main.querySelector('h1 bdi');
  const subtitle = main.querySelector('header p');
  if (name) name.textContent = room.club?.clubName ?? room.member?.nickname ?? '';
  if (!room.muted) subtitle?.replaceChildren();
  if (room.club) subtitle?.prepend(describeRoom(room));
  const { pinned, pinnedOutdated } = room;
  if (!pinned || pinned.removed || pinned.body === null) return;
  const [pin] = copyPart('pinned');
  const text = pin?.querySelector('p');
  const label = text?.querySelector('b');
  if (!pin || !text || !label) return;
  text.replaceChildren(label, ' ', ...createTextNodes(pinned.body));
  if (!pinnedOutdated) pin.querySelector('small')?.remove();
  main.querySelector('header')?.after(pin);
}

function getComposerPart({ writable, club, crew }: Room): string {
  if (writable) return 'composer';
  if (crew) return 'read-only-crew';
  if (club === null) return 'read-only-personal';
  return club.cancelled ? 'read-only-cancelled' : 'read-only';
}

/** With `column-reverse` the list starts scrolled to its end, so no heights have to be measured. */
function startAtEnd(main: Element): void {
  const scroller = main.querySelector('section');
  if (!scroller) return;
  scroller.style.flexDirection = 'column-reverse';
  scroller.append(...[...scroller.children].reverse());
}

function fillMessages(
  copyPart: CopyPart,
  main: Element,
  room: Room,
  page: readonly Message[],
): HTMLElement | null {
  const viewerId = Number(localStorage.getItem('memberId'));
  const hostId = room.members.find(({ isHost }) => isHost)?.memberId;
  const lastRead = findLastRead(room.unread > 0 ? room.readSeq : null, page, viewerId);
  const firstUnread = page.findIndex(({ seq }) => lastRead !== null && seq > lastRead);
  const fitting = Math.ceil(window.innerHeight / minRowHeight);
  const middle = firstUnread === -1 ? page.length : firstUnread;
  const today = seoulToday(new Date());
  const list = main.querySelector('ol');
  let opensAt: HTMLElement | null = null;
  for (const [index, message] of page.entries()) {
    if (Math.abs(index - middle) > fitting) continue;
    const position = getMessagePosition(message, page[index - 1], page[index + 1], lastRead);
    const [item] = copyPart(index === page.length - 1 ? 'last-item' : 'item');
    if (!(item instanceof HTMLElement)) continue;
    const isOwn = message.sender?.memberId === viewerId;
    const isHost = message.sender?.memberId === hostId;
    item.firstElementChild?.append(
      ...createRow(copyPart, today, { message, position, isOwn, isHost }),
    );
    list?.append(item);
    if (index === firstUnread) opensAt = item;
  }
  return opensAt;
}
