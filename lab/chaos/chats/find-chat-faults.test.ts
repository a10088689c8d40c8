import { describe, expect, test } from 'vitest';
import type { Line, Page, RoomRecord } from './chat-record.ts';
import { findChatFaults } from './find-chat-faults.ts';

const HOST = 1;
const GUEST = 2;

const joined: Line = { seq: 1, text: 'boram님이 함께하게 됐어요', senderId: null };
const hello: Line = { seq: 2, text: 'hello', senderId: HOST };
const reply: Line = { seq: 3, text: 'reply', senderId: GUEST };
const left: Line = { seq: 4, text: 'boram님이 나갔어요', senderId: null };
const secret: Line = { seq: 5, text: 'secret', senderId: HOST };
const back: Line = { seq: 6, text: 'boram님이 함께하게 됐어요', senderId: null };
const bye: Line = { seq: 7, text: 'bye', senderId: HOST };

function page(memberId: number, startedAt: number, lines: readonly Line[]): Page {
  return { memberId, startedAt, endedAt: startedAt + 1, lines };
}

const sound: RoomRecord = {
  roomId: 9,
  hostId: HOST,
  members: new Map([
    ['haneul', HOST],
    ['boram', GUEST],
  ]),
  transcript: [joined, hello, reply, left, secret, back, bye],
  attempts: [
    { memberId: HOST, text: 'hello' },
    { memberId: GUEST, text: 'reply' },
    { memberId: HOST, text: 'secret' },
    { memberId: HOST, text: 'bye' },
    { memberId: GUEST, text: 'never arrived' },
  ],
  acknowledged: [
    { text: 'hello', seq: 2 },
    { text: 'reply', seq: 3 },
    { text: 'reply', seq: 3 },
    { text: 'secret', seq: 5 },
  ],
  pages: [
    page(HOST, 10, [joined, hello]),
    page(HOST, 20, [reply, left, secret, back, bye]),
    page(GUEST, 10, [joined, hello]),
    page(GUEST, 70, [back, bye]),
  ],
  absences: [{ memberId: GUEST, from: 40, until: 60 }],
  removals: [],
};

function replacePages(memberId: number, ...pages: Page[]): Partial<RoomRecord> {
  return { pages: [...sound.pages.filter((one) => one.memberId !== memberId), ...pages] };
}

describe('the check of chat records', () => {
  test('a record of a member who leaves, misses a message and returns has no fault', () => {
    expect(findChatFaults(sound)).toEqual([]);
  });

  test('the text of a removed message in pages read before the removal is no fault', () => {
    const emptied = { ...hello, text: null };
    const transcript = sound.transcript.with(1, emptied);
    const removals = [{ seq: 2, doneAt: 15 }];
    expect(findChatFaults({ ...sound, transcript, removals })).toEqual([]);
  });

  test.each<[string, Partial<RoomRecord>, string]>([
    [
      'a gap in the sequence',
      { transcript: sound.transcript.filter(({ seq }) => seq !== 3), acknowledged: [] },
      'room 9: seq 2 is followed by 4',
    ],
    [
      'an acknowledged message that is gone',
      { acknowledged: [{ text: 'never arrived', seq: 8 }] },
      'room 9: never arrived was acknowledged at 8, where it is not',
    ],
    [
      'an acknowledged message with another seq',
      { acknowledged: [{ text: 'hello', seq: 3 }] },
      'room 9: hello was acknowledged at 3, where it is not',
    ],
    [
      'a resend that made a second message',
      { transcript: sound.transcript.with(6, { ...bye, text: 'hello' }) },
      'room 9: hello appears at 2 and again at 7',
    ],
    [
      'a message with the wrong sender',
      { transcript: sound.transcript.with(1, { ...hello, senderId: GUEST }) },
      'room 9: seq 2: hello has the wrong sender',
    ],
    [
      'a message that lost its text',
      { transcript: sound.transcript.with(1, { ...hello, text: null }) },
      'room 9: seq 2 is empty but was not removed',
    ],
    [
      'a removed message that is still there',
      { removals: [{ seq: 2, doneAt: 15 }] },
      'room 9: seq 2 was removed but still has its text',
    ],
    [
      'a member who joins twice',
      { transcript: sound.transcript.with(3, { ...joined, seq: 4 }) },
      'room 9: line 4: boram님이 함께하게 됐어요, but the member was already in',
    ],
    [
      'a reader who skipped a message',
      replacePages(HOST, page(HOST, 20, [joined, hello, left, secret, back, bye])),
      'room 9: member 1 read 4 after 2',
    ],
    [
      'a reader who read a message twice',
      replacePages(GUEST, page(GUEST, 10, [joined, hello, hello]), page(GUEST, 70, [back, bye])),
      'room 9: member 2 read 2 after 2',
    ],
    [
      'a reader who read messages out of order',
      replacePages(GUEST, page(GUEST, 10, [hello, joined]), page(GUEST, 70, [back, bye])),
      'room 9: member 2 read 2 after 0',
    ],
    [
      'a reader who never received the last message',
      replacePages(GUEST, page(GUEST, 70, [back])),
      'room 9: member 2 read up to 6 only, of 7',
    ],
    [
      'a reader who read a message sent during their absence',
      replacePages(GUEST, page(GUEST, 30, [joined, hello, reply, left, secret, back, bye])),
      'room 9: member 2 read 5 without being entitled',
    ],
    [
      'a reader who was served during their absence',
      replacePages(GUEST, page(GUEST, 50, [joined]), page(GUEST, 70, [back, bye])),
      'room 9: member 2 was served during their absence: 1 lines',
    ],
    [
      'a reader who read a different text',
      replacePages(GUEST, page(GUEST, 70, [back, { ...bye, text: 'reply' }])),
      'room 9: member 2 read reply at 7, where bye is',
    ],
    [
      'a reader who read a removed message',
      {
        removals: [{ seq: 2, doneAt: 5 }],
        transcript: sound.transcript.with(1, { ...hello, text: null }),
      },
      'room 9: member 1 read 2 after it was removed',
    ],
  ])('the check finds %s', (_, fault, found) => {
    expect(findChatFaults({ ...sound, ...fault })).toContain(found);
  });
});
