import type { Message, Room } from '@azit/contract/chats/chat.schema';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { enterAsViewer, viewer } from '#web/testing/sample-replies.ts';
import { ownMessage, sampleMessage, sampleRoom } from '#web/testing/sample-room.ts';
import { MessageItem } from '../components/messages/message-item.tsx';
import { PinnedAnnouncement } from '../components/pinned-announcement.tsx';
import { RoomHeader } from '../components/room-header.tsx';
import { show } from './early-room.ts';
import { RoomTemplates } from './room-templates.tsx';

const view = () => document.getElementById('first-paint');
const noop = () => {};

function markup(node: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <StaticRouter location="/">{node}</StaticRouter>
    </QueryClientProvider>,
  );
}

function describeView(element: Element | null | undefined): string[] {
  return [...(element?.querySelectorAll(':not(.visually-hidden)') ?? [])].map((node) => {
    const texts = [...node.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent);
    const style = (node.getAttribute('style') ?? '').replaceAll(/[\s;]/g, '');
    return [node.className, style, node.getAttribute('src'), texts.join('')].join('|');
  });
}

function describeNode(node: ReactNode): string[] {
  const holder = document.createElement('div');
  holder.innerHTML = markup(node);
  return describeView(holder);
}

const templates = markup(<RoomTemplates />);

beforeEach(() => {
  enterAsViewer();
  document.body.innerHTML = `<div id="first-paint"><main>기다려요</main>${templates}</div>`;
});

const photo = { fileUrl: '/images/member_profile', fileName: 'me.webp' };
const pictured = { memberId: 9, nickname: '<b>굵게</b>', fileInfo: photo };
const picture = { fileUrl: '/images/chat', fileName: 'x.webp', width: 600, height: 300 };
const messages: Message[] = [
  sampleMessage({ seq: 1, kind: 'SYSTEM', sender: null, body: '초코님이 함께하게 됐어요' }),
  sampleMessage({ seq: 2 }),
  sampleMessage({ seq: 3, body: '<img src=x> 여기예요 https://azit.kr/a?b=1&c=2.' }),
  sampleMessage({ seq: 4, kind: 'ANNOUNCEMENT', body: '두 시에\n만나요' }),
  ownMessage({ seq: 5, createdAt: '2026-11-16T00:00:00.000Z' }),
  ownMessage({ seq: 6, createdAt: '2026-11-16T00:00:10.000Z' }),
  ownMessage({ seq: 7, body: null, image: picture }),
  sampleMessage({ seq: 8, sender: pictured }),
  sampleMessage({ seq: 9, sender: pictured, body: null, removed: true }),
  sampleMessage({ seq: 10, sender: pictured, body: null }),
  sampleMessage({ seq: 11, sender: pictured, body: null, image: picture }),
];

const whole = (parts: Partial<Room> = {}) =>
  sampleRoom({ lastSeq: messages.length, readSeq: messages.length, ...parts });

// covers K5.12 (docs/coverage-statements.md)
test.each([
  ['all messages are read', whole(), null],
  ['some messages are unread', whole({ readSeq: 7, unread: 4 }), 7],
])('before the app runs, a room shows the messages as the app does if %s', (_, room, lastRead) => {
  show({ data: room }, { data: messages });
  const items = [...(view()?.querySelectorAll('li > div') ?? [])];
  expect(items).toHaveLength(messages.length);
  for (const [index, message] of messages.entries()) {
    const expected = (
      <MessageItem
        message={message}
        before={messages[index - 1]}
        after={messages[index + 1]}
        lastRead={lastRead}
        viewerId={viewer.memberId}
        hostId={1}
        onMenu={noop}
        onPicture={noop}
      />
    );
    expect(describeView(items[index])).toEqual(describeNode(expected));
  }
});

test('before the app runs, a room shows messages without interpreting them as HTML', () => {
  show({ data: whole() }, { data: messages });
  expect(view()?.querySelector('[src="x"], li b')).toBeNull();
  expect([...(view()?.querySelectorAll('li a[target]') ?? [])]).toHaveLength(0);
  expect(view()?.textContent).toContain('<img src=x> 여기예요');
});

const noMeeting = { club: null, meetingDate: null, meetingTime: null };

test.each<[string, Partial<Room>]>([
  ['a club', {}],
  ['a muted club', { muted: true }],
  ['a moved meeting', { pinnedOutdated: true }],
  ['two members', { kind: 'personal', ...noMeeting, member: pictured }],
])('before the app runs, a room of %s shows its header', (_, parts) => {
  const room = whole({ ...parts, pinned: messages[3] ?? null });
  show({ data: room }, { data: messages });
  expect(describeView(view()?.querySelector('header')?.parentElement)).toEqual(
    expect.arrayContaining(describeNode(<RoomHeader room={room} onMenu={noop} />)),
  );
  expect(view()?.querySelector('header')?.textContent).toBe(
    new DOMParser().parseFromString(markup(<RoomHeader room={room} onMenu={noop} />), 'text/html')
      .body.textContent,
  );
  const pinned = messages[3] ?? sampleMessage();
  const pin = <PinnedAnnouncement pinned={pinned} isOutdated={room.pinnedOutdated} />;
  const shown = describeView(view()?.querySelector('header + div'));
  expect(shown).toEqual(describeNode(pin).slice(1));
});

test.each<[string, Partial<Room>, string]>([
  ['over', { writable: false }, '지난 모임이라 읽을 수만 있어요.'],
  [
    'of an ended crew',
    { writable: false, crew: { crewId: 4, name: '수요일엔 책방' } },
    '크루가 끝나 읽을 수만 있어요.',
  ],
  [
    'of two members who may not chat',
    { writable: false, club: null, member: pictured },
    '지금은 읽을 수만 있어요.',
  ],
])('before the app runs, a room that is %s is shown as read-only', (_, parts, text) => {
  show({ data: whole(parts) }, { data: messages });
  expect(view()?.textContent).toContain(text);
  expect(view()?.querySelector('textarea')).toBeNull();
});

test.each<[string, Room, Message[]]>([
  ['there are no messages', sampleRoom({ lastSeq: 0, readSeq: 0 }), []],
  ['many are unread', whole({ firstSeq: 1, readSeq: 0, lastSeq: 11 }), messages.slice(5)],
  ['newer messages exist', whole({ lastSeq: 12 }), messages],
])('before the app runs, a room shows only its waiting text if %s', (_, room, page) => {
  show({ data: room }, { data: page });
  expect(view()?.textContent).toContain('기다려요');
});

test('the view from before the app runs does not return after the app has removed it', () => {
  document.body.innerHTML = '';
  show({ data: whole() }, { data: messages });
  expect(document.body.innerHTML).toBe('');
});
