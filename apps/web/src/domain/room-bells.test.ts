import { expect, test } from 'vitest';
import { onRoomBell, ringEveryRoomBell, ringRoomBell } from './room-bells.ts';

function listen(roomId: number) {
  const heard: (number | null)[] = [];
  return { heard, stop: onRoomBell(roomId, (seq) => heard.push(seq)) };
}

test('a bell of a room reaches everyone who listens to that room and nobody else', () => {
  const [one, other, elsewhere] = [listen(3), listen(3), listen(4)];
  ringRoomBell(3, 12);
  expect([one.heard, other.heard, elsewhere.heard]).toEqual([[12], [12], []]);
  for (const { stop } of [one, other, elsewhere]) stop();
});

// covers M5.8
test('after missed bells every room is told once, without a number', () => {
  const [one, other] = [listen(3), listen(4)];
  ringEveryRoomBell();
  expect([one.heard, other.heard]).toEqual([[null], [null]]);
  for (const { stop } of [one, other]) stop();
});

test('a listener that stopped hears nothing, the other one of its room still does', () => {
  const [one, other] = [listen(3), listen(3)];
  one.stop();
  ringRoomBell(3, 12);
  ringEveryRoomBell();
  expect([one.heard, other.heard]).toEqual([[], [12, null]]);
  other.stop();
});
