import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { seoulToday } from '@azit/rules/seoul-clock';
import { isEnough } from '../model/first-page.ts';
import { getMessagePosition } from '../model/message-position.ts';
import { roomAbout } from '../model/room-about.ts';
import { findLastRead } from '../model/unread-divider.ts';
import { createPartReader, rowNodes, type TakePart, wordNodes } from './room-parts.ts';

/** In pixels; no row of a talk is lower. */
const lowestRow = 40;

/**
 * Shows the room in the view that came with the page, as the app will: called by public/start.js with
 * the early replies, before React has come. Where the app would show something else first, nothing is.
 */
export function show({ data: room }: { data: Room }, { data: page }: { data: Message[] }): void {
  const view = document.getElementById('first-paint');
  const template = view?.querySelector('template');
  const waiting = view?.querySelector('main');
  const isKnown = room.club !== null || room.member !== null;
  if (!template || !waiting || !isKnown || !isEnough(page, room)) return;
  const take = createPartReader(template);
  const [main] = take('room');
  if (!main) return;
  fillHead(take, main, room);
  main.append(...take(footOf(room)));
  const opensAt = fillTalk(take, main, room, page);
  if (!opensAt) standAtTheEnd(main);
  waiting.replaceWith(main);
  const scroller = main.querySelector('section');
  if (opensAt) scroller?.scrollTo(0, opensAt.offsetTop - scroller.offsetTop);
}

function fillHead(take: TakePart, main: Element, room: Room): void {
  const name = main.querySelector('h1 bdi');
  const about = main.querySelector('header p');
  if (name) name.textContent = room.club?.clubName ?? room.member?.nickname ?? '';
  if (!room.muted) about?.replaceChildren();
  if (room.club) about?.prepend(roomAbout(room));
  const { pinned } = room;
  if (!pinned || pinned.removed || pinned.body === null) return;
  const [pin] = take('pinned');
  const words = pin?.querySelector('p');
  const mark = words?.querySelector('b');
  if (!pin || !words || !mark) return;
  words.replaceChildren(mark, ' ', ...wordNodes(pinned.body));
  main.querySelector('header')?.after(pin);
}

function footOf({ writable, club }: Room): string {
  if (writable) return 'composer';
  if (club === null) return 'read-only-personal';
  return club.cancelled ? 'read-only-cancelled' : 'read-only';
}

/** Turned around, a list begins at its foot without being asked how tall it is. */
function standAtTheEnd(main: Element): void {
  const scroller = main.querySelector('section');
  if (!scroller) return;
  scroller.style.flexDirection = 'column-reverse';
  scroller.append(...[...scroller.children].reverse());
}

/** Draws what fits the screen. Returns the first unread row, at which the room opens. */
function fillTalk(
  take: TakePart,
  main: Element,
  room: Room,
  page: readonly Message[],
): HTMLElement | null {
  const viewerId = Number(localStorage.getItem('memberId'));
  const hostId = room.members.find(({ isHost }) => isHost)?.memberId;
  const readUpTo = findLastRead(room.unread > 0 ? room.readSeq : null, page, viewerId);
  const firstUnread = page.findIndex(({ seq }) => readUpTo !== null && seq > readUpTo);
  const fitting = Math.ceil(window.innerHeight / lowestRow);
  const middle = firstUnread === -1 ? page.length : firstUnread;
  const today = seoulToday(new Date());
  const list = main.querySelector('ol');
  let opensAt: HTMLElement | null = null;
  for (const [index, message] of page.entries()) {
    if (Math.abs(index - middle) > fitting) continue;
    const place = getMessagePosition(message, page[index - 1], page[index + 1], readUpTo);
    const [item] = take(index === page.length - 1 ? 'last-item' : 'item');
    if (!(item instanceof HTMLElement)) continue;
    const isOwn = message.sender?.memberId === viewerId;
    const isHost = message.sender?.memberId === hostId;
    item.firstElementChild?.append(...rowNodes(take, today, { message, place, isOwn, isHost }));
    list?.append(item);
    if (index === firstUnread) opensAt = item;
  }
  return opensAt;
}
