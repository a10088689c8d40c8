import { expect, test } from 'vitest';
import { type Act, openClub, play } from './club-model.ts';
import { findUnexplained, type HistoryEntry } from './explain-history.ts';

const start = openClub(3, 4);
const entry = (act: Act, status: number, sentAt: number, repliedAt: number): HistoryEntry => ({
  act,
  status,
  sentAt,
  repliedAt,
});
const anyEnd = () => true;

test.each<[string, string, Act, number, string]>([
  ['an application', '3o....', { kind: 'apply', member: 1 }, 201, '3o.w..'],
  ['a second application', '3o.w..', { kind: 'apply', member: 1 }, 409, '3o.w..'],
  ['an application of a kicked member', '3o.k..', { kind: 'apply', member: 1 }, 403, '3o.k..'],
  ['an application to a full club', '3ojj..', { kind: 'apply', member: 2 }, 422, '3ojj..'],
  ['an accept for the last seat', '3ojw..', { kind: 'accept', member: 1 }, 202, '3ojj..'],
  ['an accept beyond the limit', '3ojjw.', { kind: 'accept', member: 2 }, 409, '3ojjw.'],
  ['a joined member who cancels', '3ojjw.', { kind: 'cancel', member: 0 }, 204, '3o.jw.'],
  ['a kick of a joined member', '3oj...', { kind: 'kick', member: 0 }, 204, '3ok...'],
  ['a changed limit while there are members', '4oj...', { kind: 'limit', limit: 5 }, 409, '4oj...'],
  ['a limit below the number of members', '4ojjj.', { kind: 'limit', limit: 3 }, 400, '4ojjj.'],
  ['an accept in a closed club', '3cw...', { kind: 'accept', member: 0 }, 422, '3cw...'],
])('the club model predicts the result of: %s', (_, state, act, status, next) => {
  expect(play(state, act)).toEqual({ status, next });
});

test('two overlapping requests may have taken effect in either order', () => {
  const history = [
    entry({ kind: 'accept', member: 0 }, 202, 0, 10),
    entry({ kind: 'apply', member: 0 }, 201, 1, 9),
    entry({ kind: 'look', seen: 'j...' }, 200, 5, 20),
    entry({ kind: 'cancel', member: 0 }, 204, 6, 7),
  ];
  expect(findUnexplained(start, history.slice(0, 3), anyEnd)).toBeUndefined();
  expect(findUnexplained(start, history, (state) => state === '3o....')).toBeUndefined();
});

test('two consecutive requests must have taken effect in the order they were sent', () => {
  const history = [
    entry({ kind: 'accept', member: 0 }, 202, 0, 1),
    entry({ kind: 'apply', member: 0 }, 201, 2, 3),
  ];
  expect(findUnexplained(start, history, anyEnd)).toHaveLength(2);
});

test('too many accepted requests or an impossible final state fit no order of requests', () => {
  const waiting = [0, 1, 2].map((member) => entry({ kind: 'apply', member }, 201, member, 3));
  const accepts = [0, 1, 2].map((member) => entry({ kind: 'accept', member }, 202, 4, 9));
  expect(findUnexplained(start, [...waiting, ...accepts], anyEnd)).toBeDefined();
  const fair = [
    ...waiting,
    ...accepts.slice(0, 2),
    entry({ kind: 'accept', member: 2 }, 409, 4, 9),
  ];
  expect(findUnexplained(start, fair, anyEnd)).toBeUndefined();
  expect(findUnexplained(start, fair, (state) => state === '3ojjj.')).toBeDefined();
});
