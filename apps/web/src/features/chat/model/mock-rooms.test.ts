import { expect, test } from 'vitest';
import { mockRooms, roomOf, roomsOf } from './mock-rooms.ts';

// covers S2.56
test('the group tab has rooms and the personal tab shows its empty message', () => {
  expect(roomsOf('group').length).toBeGreaterThan(0);
  expect(roomsOf('personal')).toEqual([]);
});

test('a room is found by its number, any other address opens the first', () => {
  expect(roomOf('2')).toBe(mockRooms[1]);
  expect(roomOf('nonsense')).toBe(mockRooms[0]);
  expect(roomOf(null)).toBe(mockRooms[0]);
});
