import type { Message } from '@azit/contract/chats/chat.schema';
import { imageAddress } from '#web/domain/image-address.ts';
import { pickTint } from '#web/ui/media/tint.ts';
import { pictureSize } from '../components/messages/picture-size.ts';
import { linkParts } from '../model/link-parts.ts';
import type { MessagePosition } from '../model/message-position.ts';
import { formatDay, formatTime } from '../model/room-time.ts';
import { getRowKind, rowPart } from './row-kind.ts';

/** Copies a part of the page's templates. */
export type TakePart = (name: string) => Element[];

export function createPartReader(template: HTMLTemplateElement): TakePart {
  return (name) => {
    const part = template.content.querySelector(`[data-part="${name}"]`);
    if (!part) throw new Error(`there is no template of ${name}`);
    return [...part.children].map((child) => document.importNode(child, true));
  };
}

/** The words of a message as the page of a room shows them. */
export function wordNodes(body: string): (string | Element)[] {
  return linkParts(body).map(({ text, href }) => {
    if (href === null) return text;
    return Object.assign(document.createElement('a'), { href, textContent: text });
  });
}

type Row = { message: Message; place: MessagePosition; isOwn: boolean; isHost: boolean };

export function rowNodes(take: TakePart, today: string, row: Row): Element[] {
  const { message, place } = row;
  const above: Element[] = [];
  if (place.day !== null) above.push(...textPart(take, 'day', 'span', formatDay(place.day, today)));
  if (place.isFirstUnread) above.push(...take('unread'));
  if (message.sender === null)
    return [...above, ...textPart(take, 'line', 'p', message.body ?? '')];
  return [...above, messageRow(take, row)];
}

function textPart(take: TakePart, name: string, selector: string, text: string): Element[] {
  const nodes = take(name);
  const [node] = nodes;
  const inner = node?.matches(selector) ? node : node?.querySelector(selector);
  if (inner) inner.textContent = text;
  return nodes;
}

function messageRow(take: TakePart, { message, place, isOwn, isHost }: Row): Element {
  const kind = getRowKind(message);
  const [row] = take(rowPart(kind, isOwn, place.startsRun));
  if (!row) throw new Error('a row is an element');
  const time = row.querySelector('time');
  if (time) time.textContent = formatTime(message.createdAt);
  if (!place.showsTime) time?.remove();
  if (kind === 'text' || kind === 'announcement') {
    row.querySelector('p[dir]')?.replaceChildren(...wordNodes(message.body ?? ''));
  }
  if (message.image) fillPicture(row, message.image);
  if (!isOwn && place.startsRun) fillWriter(take, row, message, isHost);
  return row;
}

function fillPicture(row: Element, image: NonNullable<Message['image']>): void {
  const picture = row.querySelector('img');
  const frame = picture?.parentElement;
  if (!picture || !frame) return;
  Object.assign(frame.style, pictureSize(image));
  picture.src = imageAddress(image) ?? '';
}

function fillWriter(take: TakePart, row: Element, { sender }: Message, isHost: boolean): void {
  const name = row.querySelector('bdi');
  const portrait = name?.parentElement?.previousElementSibling;
  if (!sender || !name || !(portrait instanceof HTMLElement)) return;
  name.textContent = sender.nickname;
  if (!isHost) name.nextElementSibling?.remove();
  const address = imageAddress(sender.fileInfo);
  if (address === null) {
    portrait.style.background = pickTint(sender.memberId);
    return;
  }
  const [picture] = take('portrait');
  if (!(picture instanceof HTMLImageElement)) return;
  picture.src = address;
  portrait.replaceWith(picture);
}
