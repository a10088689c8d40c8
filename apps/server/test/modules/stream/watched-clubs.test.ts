import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startStreams as start } from '#test/factories/open-streams.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const club = (clubId: number) => `event: club\ndata: {"clubId":${clubId}}\n\n`;
const clubEvents = ({ written }: { written: string[] }) =>
  written.filter((text) => text.startsWith('event: club'));

// covers U1.11 (docs/coverage-statements.md)
test('a club’s public change reaches the streams that watch the club and no others', async () => {
  const { enter, receive } = start();
  const [one, again, other] = [enter(1, 'a'), enter(1, 'b'), enter(2, 'c')];
  receive({ event: 'watch', memberId: 1, clubId: 7 });
  receive({ event: 'watch', memberId: 2, clubId: 8 });
  receive({ event: 'club', clubId: 7, memberIds: [9] });
  receive({ event: 'publicClub', clubId: 7 });
  expect([one, again, other].map(clubEvents)).toEqual([[club(7)], [club(7)], []]);
});

// covers U1.11 (docs/coverage-statements.md)
test('a stream watches only the last eight clubs that were requested', () => {
  const { enter, receive } = start();
  const stream = enter(1, 'a');
  for (let clubId = 1; clubId <= 8; clubId += 1) receive({ event: 'watch', memberId: 1, clubId });
  receive({ event: 'watch', memberId: 1, clubId: 1 });
  receive({ event: 'watch', memberId: 1, clubId: 9 });
  for (const clubId of [1, 2, 9]) receive({ event: 'publicClub', clubId });
  expect(clubEvents(stream)).toEqual([club(1), club(9)]);
});

// covers U1.11 (docs/coverage-statements.md)
test('a flood of public changes sends a watcher one event every two seconds', async () => {
  const { enter, pass, receive } = start();
  const stream = enter(1, 'a');
  receive({ event: 'watch', memberId: 1, clubId: 7 });
  for (let count = 0; count < 100; count += 1) receive({ event: 'publicClub', clubId: 7 });
  expect(clubEvents(stream)).toHaveLength(1);
  await pass(1_999);
  expect(clubEvents(stream)).toHaveLength(1);
  await pass(1);
  expect(clubEvents(stream)).toHaveLength(2);
  await pass(10_000);
  expect(clubEvents(stream)).toHaveLength(2);
});

// covers U1.11 (docs/coverage-statements.md)
test('a thousand watchers of one club get its event in batches within a second', async () => {
  const { enter, pass, receive } = start({ total: 1_000, perMember: 1 });
  const all = Array.from({ length: 1_000 }, (_, memberId) => {
    const stream = enter(memberId, `${memberId}`);
    receive({ event: 'watch', memberId, clubId: 7 });
    return stream;
  });
  const notified = () => all.filter((stream) => clubEvents(stream).length > 0).length;
  receive({ event: 'publicClub', clubId: 7 });
  expect(notified()).toBe(250);
  await pass(900);
  expect(notified()).toBe(1_000);
});
