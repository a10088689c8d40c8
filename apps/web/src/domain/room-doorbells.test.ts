import { expect, test } from 'vitest';
import { onRoomDoorbell, ringEveryRoomDoorbell, ringRoomDoorbell } from './room-doorbells.ts';

function listen(roomId: number) {
  const received: (number | undefined)[] = [];
  return { received, stop: onRoomDoorbell(roomId, (doorbell) => received.push(doorbell?.seq)) };
}

test('a live event of a room reaches all listeners of that room and no others', () => {
  const [one, other, elsewhere] = [listen(3), listen(3), listen(4)];
  ringRoomDoorbell(3, { seq: 12 });
  expect([one.received, other.received, elsewhere.received]).toEqual([[12], [12], []]);
  for (const { stop } of [one, other, elsewhere]) stop();
});

// covers M5.8 (docs/coverage-statements.md)
test('after possibly missed live events every listener is called once without a seq', () => {
  const [one, other] = [listen(3), listen(4)];
  ringEveryRoomDoorbell();
  expect([one.received, other.received]).toEqual([[undefined], [undefined]]);
  for (const { stop } of [one, other]) stop();
});

test('removing a listener does not affect other listeners of the same room', () => {
  const [one, other] = [listen(3), listen(3)];
  one.stop();
  ringRoomDoorbell(3, { seq: 12 });
  ringEveryRoomDoorbell();
  expect([one.received, other.received]).toEqual([[], [12, undefined]]);
  other.stop();
});
