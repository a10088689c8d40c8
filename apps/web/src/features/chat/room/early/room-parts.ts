import type { Message } from '@azit/contract/chats/chat.schema';
import { imageAddress } from '#web/domain/image-address.ts';
import { pickTint } from '#web/ui/media/tint.ts';
import { pictureSize } from '../components/messages/picture-size.ts';
import { linkParts } from '../model/link-parts.ts';
import type { MessagePosition } from '../model/message-position.ts';
import { formatDay, formatTime } from '../model/room-time.ts';
import { getRowKind, getRowPart } from './row-kind.ts';

export type CopyPart = (name: string) => Element[];

export function createPartReader(template: HTMLTemplateElement): CopyPart {
  return (name) => {
    const part = template.content.querySelector(`[data-part="${name}"]`);
    if (!part) throw new Error(`No template part ${name}`);
    return [...part.children].map((child) => document.importNode(child, true));
  };
}

export function createTextNodes(body: string): (string | Element)[] {
  return linkParts(body).map(({ text, href }) => {
    if (href === null) return text;
    return Object.assign(document.createElement('a'), { href, textContent: text });
  });
}

type Row = { message: Message; position: MessagePosition; isOwn: boolean; isHost: boolean };

export function createRow(copyPart: CopyPart, today: string, row: Row): Element[] {
  const { message, position } = row;
  const above: Element[] = [];
  if (position.day !== null)
    above.push(...createTextPart(copyPart, 'day', 'span', formatDay(position.day, today)));
  if (position.isFirstUnread) above.push(...copyPart('unread'));
  if (message.sender === null)
    return [...above, ...createTextPart(copyPart, 'line', 'p', message.body ?? '')];
  return [...above, createMessageRow(copyPart, row)];
}

function createTextPart(
  copyPart: CopyPart,
  name: string,
  selector: string,
  text: string,
): Element[] {
  const nodes = copyPart(name);
  const [node] = nodes;
  const inner = node?.matches(selector) ? node : node?.querySelector(selector);
  if (inner) inner.textContent = text;
  return nodes;
}

function createMessageRow(copyPart: CopyPart, { message, position, isOwn, isHost }: Row): Element {
  const kind = getRowKind(message);
  const [row] = copyPart(getRowPart(kind, isOwn, position.startsRun));
  if (!row) throw new Error('A row is one element');
  const time = row.querySelector('time');
  if (time) time.textContent = formatTime(message.createdAt);
  if (!position.showsTime) time?.remove();
  if (kind === 'text' || kind === 'announcement') {
    row.querySelector('p[dir]')?.replaceChildren(...createTextNodes(message.body ?? ''));
  }
  if (message.image) fillPicture(row, message.image);
  if (!isOwn && position.startsRun) fillSender(copyPart, row, message, isHost);
  return row;
}

function fillPicture(row: Element, image: NonNullable<Message['image']>): void {
  const picture = row.querySelector('img');
  const frame = picture?.parentElement;
  if (!picture || !frame) return;
  Object.assign(frame.style, pictureSize(image));
  picture.src = imageAddress(image) ?? '';
}

function fillSender(copyPart: CopyPart, row: Element, { sender }: Message, isHost: boolean): void {
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
  const [picture] = copyPart('portrait');
  if (!(picture instanceof HTMLImageElement)) return;
  picture.src = address;
  portrait.replaceWith(picture);
}
