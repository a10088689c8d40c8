import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStreams as start } from '#test/factories/open-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const notices = (unread: number) => `event: notices\ndata: {"unread":${unread}}\n\n`;

test('new streams get their unread counts, with one statement for parallel streams', async () => {
  const { enter, pass, unread, countUnreadNotices } = start();
  unread.set(2, 7);
  const [one, two] = [enter(1, 'a'), enter(2, 'b')];
  await pass(0);
  expect([one.written, two.written]).toEqual([[notices(0)], [notices(7)]]);
  expect(countUnreadNotices.mock.calls).toEqual([[[1, 2]]]);
});

test('the unread counts of all connected members are read with one statement', async () => {
  const { enter, pass, unread, receive, countUnreadNotices } = start();
  const [one, two] = [enter(1, 'a'), enter(2, 'b')];
  await pass(100);
  countUnreadNotices.mockClear();
  unread.set(1, 1).set(2, 2);
  receive({ event: 'notices', memberIds: [1, 8] });
  receive({ event: 'notices', memberIds: [2, 9] });
  receive({ event: 'notices', memberIds: [10] });
  await pass(100);
  expect(countUnreadNotices.mock.calls).toEqual([[[1, 2]]]);
  expect([one.written.at(-1), two.written.at(-1)]).toEqual([notices(1), notices(2)]);
});

test('a failed unread count is retried within a second', async () => {
  const { enter, pass, countUnreadNotices } = start();
  countUnreadNotices.mockRejectedValueOnce(new Error('away'));
  const { written } = enter(1, 'a');
  await pass(999);
  expect(written).toEqual([]);
  await pass(51);
  expect(written).toEqual([notices(0)]);
});

test('a room or club doorbell reaches all streams of its members and no other streams', async () => {
  const { enter, pass, receive } = start();
  const [one, again, other] = [enter(1, 'a'), enter(1, 'b'), enter(2, 'c')];
  await pass(0);
  receive({ event: 'room', roomId: 5, seq: 6, memberIds: [1, 9] });
  receive({ event: 'club', clubId: 7, memberIds: [1] });
  receive({ event: 'lists' });
  const expected = [
    notices(0),
    'event: room\ndata: {"roomId":5,"seq":6}\n\n',
    'event: club\ndata: {"clubId":7}\n\n',
  ];
  expect(one.written).toEqual(expected);
  expect(again.written).toEqual(expected);
  expect(other.written).toEqual([notices(0)]);
});

test('after missed doorbells every client must refetch and gets an unread count', async () => {
  const { enter, pass, resync, unread } = start();
  const { written } = enter(1, 'a');
  await pass(100);
  unread.set(1, 3);
  resync();
  await pass(0);
  expect(written.slice(1)).toEqual(['event: again\ndata: {}\n\n', notices(3)]);
});

test('a thousand clients are made to refetch in batches within a second', async () => {
  const { enter, pass, resync } = start({ total: 1_000, perMember: 1 });
  const all = Array.from({ length: 1_000 }, (_, index) => enter(index, `${index}`));
  await pass(100);
  const expected = () =>
    all.filter(({ written }) => written.some((text) => text.includes('again')));
  resync();
  await pass(0);
  expect(expected()).toHaveLength(250);
  await pass(900);
  expect(expected()).toHaveLength(1_000);
});

test('a stream sends an SSE comment every 20 seconds', async () => {
  const { enter, pass } = start();
  const { written } = enter(1, 'a');
  for (let second = 0; second < 19; second += 1) await pass(1_000);
  expect(written).toEqual([notices(0)]);
  for (let second = 0; second < 21; second += 1) await pass(1_000);
  expect(written.slice(1)).toEqual([':\n\n', ':\n\n']);
});

test('a stream ends within a second after its token expires', async () => {
  const { enter, pass } = start();
  const [short, long] = [enter(1, 'a', 3_000), enter(2, 'b')];
  await pass(2_000);
  expect(short.end).not.toHaveBeenCalled();
  await pass(1_000);
  expect(short.end).toHaveBeenCalledTimes(1);
  expect(long.end).not.toHaveBeenCalled();
});

test('a session doorbell ends only the stream of the ended session, immediately', async () => {
  const { enter, pass, receive, ended, findActive } = start();
  const [phone, laptop] = [enter(1, 'phone'), enter(1, 'laptop')];
  await pass(0);
  ended.add('phone');
  receive({ event: 'sessions', memberId: 2 });
  await pass(0);
  expect(findActive).not.toHaveBeenCalled();
  receive({ event: 'sessions', memberId: 1 });
  await pass(0);
  expect(phone.end).toHaveBeenCalledTimes(1);
  expect(laptop.end).not.toHaveBeenCalled();
});

test('an ended session without a doorbell is found within a second', async () => {
  const { enter, pass, ended, findActive } = start();
  const [one, two] = [enter(1, 'a'), enter(2, 'b')];
  ended.add('b');
  await pass(1_000);
  expect(findActive.mock.calls).toEqual([[['a', 'b']]]);
  expect([one.end.mock.calls.length, two.end.mock.calls.length]).toEqual([0, 1]);
});

const room = (roomId: number, seq: number) =>
  `event: room\ndata: {"roomId":${roomId},"seq":${seq}}\n\n`;

// covers Q5.3 (docs/coverage-statements.md)
test('a chat message whose doorbell was lost is delivered once within a second', async () => {
  const { enter, pass, receive, rooms } = start();
  const { written } = enter(1, 'a');
  receive({ event: 'room', roomId: 5, seq: 3, memberIds: [1, 2] });
  rooms.set(5, 3).set(6, 8);
  await pass(1_000);
  await pass(10_000);
  expect(written.filter((text) => text.includes('room'))).toEqual([room(5, 3), room(6, 8)]);
  rooms.set(5, 4);
  await pass(1_000);
  expect(written.at(-1)).toEqual(room(5, 4));
});

test('marking a room as read reaches only the streams of the reader', async () => {
  const { enter, pass, receive } = start();
  const [reader, other] = [enter(1, 'a'), enter(2, 'b')];
  await pass(0);
  receive({ event: 'ownRoom', roomId: 5, seq: 3, memberId: 1 });
  expect([reader.written.slice(1), other.written.slice(1)]).toEqual([[room(5, 3)], []]);
});

test('the event of a removal says that a message was removed', async () => {
  const { enter, receive } = start();
  const { written } = enter(1, 'a');
  receive({ event: 'room', roomId: 5, seq: 3, removed: true, memberIds: [1] });
  expect(written.at(-1)).toContain('{"roomId":5,"seq":3,"removed":true}');
});

test('a failed check for new room messages is retried a second later', async () => {
  const { enter, pass, rooms, findUndelivered } = start();
  const { written } = enter(1, 'a');
  rooms.set(5, 1);
  findUndelivered.mockRejectedValueOnce(new Error('away'));
  await pass(1_000);
  expect(written).not.toContain(room(5, 1));
  await pass(1_000);
  expect(written).toContain(room(5, 1));
});

test('a process without streams runs no statements', async () => {
  const { enter, pass, findActive, findUndelivered } = start();
  await pass(3_000);
  enter(1, 'a').closed();
  await pass(3_000);
  expect(findActive).not.toHaveBeenCalled();
  expect(findUndelivered).not.toHaveBeenCalled();
  enter(1, 'a');
  await pass(1_000);
  expect(findActive).toHaveBeenCalledTimes(1);
});

test('streams stay open after a failed session check, which is retried', async () => {
  const { enter, pass, ended, findActive } = start();
  findActive.mockRejectedValueOnce(new Error('away'));
  const { end } = enter(1, 'a');
  ended.add('a');
  await pass(1_000);
  expect(end).not.toHaveBeenCalled();
  await pass(1_000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('a full process ends a member’s oldest stream for a stream beyond their limit', () => {
  const { enter } = start();
  const [first, second] = [enter(1, 'a'), enter(1, 'a')];
  enter(2, 'b');
  const third = enter(1, 'a');
  expect(first.end).toHaveBeenCalledTimes(1);
  for (const { end } of [second, third]) expect(end).not.toHaveBeenCalled();
});

test('a process with too many streams refuses new streams until a stream is closed', () => {
  const { enter } = start();
  const first = enter(1, 'a');
  enter(2, 'b');
  enter(3, 'c');
  expect(() => enter(4, 'd')).toThrow(
    expect.objectContaining({ status: 503, code: 'SERVER_BUSY', retryAfterSeconds: 30 }),
  );
  first.closed();
  first.closed();
  enter(4, 'd');
  expect(() => enter(5, 'e')).toThrow();
});

test('closing the server ends every stream and refuses new streams', () => {
  const { enter, close } = start();
  const one = enter(1, 'a');
  close();
  expect(one.end).toHaveBeenCalledTimes(1);
  expect(() => enter(1, 'a')).toThrow(expect.objectContaining({ status: 503 }));
});

test('an event carries the latest database position of the announced changes', async () => {
  const { enter, pass, receive } = start();
  const stream = enter(1, 'a');
  await pass(0);
  receive({ event: 'lists' }, 9n);
  receive({ event: 'club', clubId: 7, memberIds: [1] }, 5n);
  expect(stream.written.at(-1)).toBe('event: club\nid: mark-9\ndata: {"clubId":7}\n\n');
});

test('the text of an event is composed once for all members who are connected', async () => {
  const { enter, pass, receive, writeMark } = start();
  enter(1, 'a');
  enter(2, 'b');
  await pass(0);
  writeMark.mockClear();
  receive({ event: 'club', clubId: 7, memberIds: [1, 2, 8, 9] }, 5n);
  receive({ event: 'room', roomId: 5, seq: 3, memberIds: [1, 2, 8, 9] }, 6n);
  expect(writeMark).toHaveBeenCalledTimes(2);
  receive({ event: 'room', roomId: 6, seq: 3, memberIds: [8, 9] }, 7n);
  expect(writeMark).toHaveBeenCalledTimes(2);
});

test('a request to refetch waits until the current database position is known', async () => {
  const { enter, pass, resync, currentPosition } = start();
  const stream = enter(1, 'a');
  await pass(0);
  currentPosition.mockRejectedValueOnce(new Error('away'));
  currentPosition.mockResolvedValue(12n);
  resync();
  await pass(100);
  expect(stream.written.join('')).not.toContain('again');
  await pass(1_000);
  expect(stream.written.join('')).toContain('event: again\nid: mark-12\n');
});
