import { beforeEach, describe, expect } from 'vitest';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, send, read } = chatWorld(() => server);

let room: ClubRoom;
beforeEach(async () => {
  room = await createRoom();
});

const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}';

describe('message texts that are stored unchanged', () => {
  test.for([
    ['markup', '<img src=x onerror=alert(1)><script>alert(1)</script>'],
    ['a link that is code', 'javascript:alert(1) data:text/html,<b>x</b>'],
    ['a very long word', '가'.repeat(1_000)],
    ['Hebrew with marks of direction', '\u200fשלום\u200f hello'],
    ['emoji made of several characters', `${FAMILY} ${ENGLAND} 1\ufe0f\u20e3 ❤️`],
    ['vowel signs', 'กำลังนั่งอยู่ที่นี่ · नमस्ते · é'],
    ['quotes and backslashes', `'"\\; drop table members; -- \${1} %s {{x}}`],
    ['a hundred lines', Array.from({ length: 100 }, (_, line) => `${line}`).join('\n')],
  ] as const)('a text is stored and returned unchanged: %s', async ([, text]) => {
    const sent = await send(room.roomId, room.host, text);
    expect([sent.statusCode, sent.json().data.body]).toEqual([201, text]);
    expect((await read(room.roomId, room.joined)).map(({ body }) => body)).toEqual([text]);
  });
});

describe('message texts that are refused', () => {
  const HIDDEN = '보이지 않거나 겹쳐 쓴 문자가 너무 많아요.';
  const CONTROL = '쓸 수 없는 문자가 들어 있어요.';
  const LENGTH = '메시지는 1~1,000자로 써 주세요.';
  test.for([
    ['with a direction override', 'a\u202eb', CONTROL],
    ['with a control character', 'a\u0007b', CONTROL],
    ['with half a character', 'a\ud83d', CONTROL],
    ['with a flood of invisible characters', `a${'\u200b'.repeat(500)}b`, HIDDEN],
    ['of invisible characters only', '\u200b\u200d\u2060', LENGTH],
    ['of fillers only', '\u3164\u3164', LENGTH],
    ['of spaces only', '   \n  ', LENGTH],
    ['with six marks on one letter', `a${'\u0316'.repeat(6)}`, HIDDEN],
    ['with a thousand marks on one letter', `a${'\u0316'.repeat(999)}`, HIDDEN],
    ['with marks between invisible characters', `a${'\u0316\u200b'.repeat(10)}`, HIDDEN],
    ['of 1,001 characters', '가'.repeat(1_001), LENGTH],
    ['of fifteen thousand lines', 'a\n'.repeat(15_000), LENGTH],
  ] as const)('a text %s is refused with a message', async ([, text, sentence]) => {
    const sent = await send(room.roomId, room.host, text);
    expect([sent.statusCode, sent.json().fieldErrors]).toEqual([
      400,
      [{ field: 'body', message: sentence }],
    ]);
  });

  test('a text of a million lines is refused for the size of its request', async () => {
    const sent = await send(room.roomId, room.host, 'a\n'.repeat(1_000_000));
    expect([sent.statusCode, sent.json().code]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

test.for([
  ['many empty lines', `a${'\n'.repeat(500)}b`, 'a\n\n\nb'],
  ['many lines of spaces', `a${'\n  '.repeat(300)}\nb`, 'a\n\n\nb'],
  ['two empty lines', 'a\n\n\nb', 'a\n\n\nb'],
  ['decomposed letters', '가', '가'],
  ['other line ends', 'a\r\nb', 'a\nb'],
] as const)('a message text with %s is normalized', async ([, text, expected]) => {
  const sent = await send(room.roomId, room.host, text);
  expect(sent.json().data.body).toBe(expected);
});

test.for([
  ['combining marks', `a${'\u0300\u0316'.repeat(10_000)}`],
  ['invisible characters', '\u200b'.repeat(20_000)],
  ['spaces and line ends', ' \n'.repeat(15_000)],
  ['line ends', `a${'\n'.repeat(30_000)}b`],
] as const)('a request body full of %s is refused within 500 ms of CPU time', async ([, text]) => {
  const begun = process.cpuUsage();
  expect((await send(room.roomId, room.host, text)).statusCode).toBe(400);
  const { user } = process.cpuUsage(begun);
  expect(user / 1_000).toBeLessThan(500);
});
