import { expect, test } from 'vitest';
import { type Act, openClub, play } from './club-model.ts';
import { type Deed, findUnexplained } from './explain-history.ts';

const start = openClub(3, 4);
const deed = (act: Act, status: number, asked: number, answered: number): Deed => ({
  act,
  status,
  asked,
  answered,
});
const anyEnd = () => true;

test.each<[string, string, Act, number, string]>([
  ['somebody applies', '3o....', { kind: 'apply', member: 1 }, 201, '3o.w..'],
  ['and once more', '3o.w..', { kind: 'apply', member: 1 }, 409, '3o.w..'],
  ['kicked', '3o.k..', { kind: 'apply', member: 1 }, 403, '3o.k..'],
  ['full', '3ojj..', { kind: 'apply', member: 2 }, 422, '3ojj..'],
  ['the last seat', '3ojw..', { kind: 'accept', member: 1 }, 202, '3ojj..'],
  ['one more than seats', '3ojjw.', { kind: 'accept', member: 2 }, 409, '3ojjw.'],
  ['a cancelled seat', '3ojjw.', { kind: 'cancel', member: 0 }, 204, '3o.jw.'],
  ['a kick', '3oj...', { kind: 'kick', member: 0 }, 204, '3ok...'],
  ['a limit with guests', '4oj...', { kind: 'limit', limit: 5 }, 409, '4oj...'],
  ['a limit below', '4ojjj.', { kind: 'limit', limit: 3 }, 400, '4ojjj.'],
  ['closed', '3cw...', { kind: 'accept', member: 0 }, 422, '3cw...'],
])('the model of a club knows the result of: %s', (_, state, act, status, next) => {
  expect(play(state, act)).toEqual({ status, next });
});

test('two overlapping requests may be explained in either order', () => {
  const history = [
    deed({ kind: 'accept', member: 0 }, 202, 0, 10),
    deed({ kind: 'apply', member: 0 }, 201, 1, 9),
    deed({ kind: 'look', seen: 'j...' }, 200, 5, 20),
    deed({ kind: 'cancel', member: 0 }, 204, 6, 7),
  ];
  expect(findUnexplained(start, history.slice(0, 3), anyEnd)).toBeUndefined();
  expect(findUnexplained(start, history, (state) => state === '3o....')).toBeUndefined();
});

test('two requests that do not overlap are explained in their order only', () => {
  const history = [
    deed({ kind: 'accept', member: 0 }, 202, 0, 1),
    deed({ kind: 'apply', member: 0 }, 201, 2, 3),
  ];
  expect(findUnexplained(start, history, anyEnd)).toHaveLength(2);
});

test('two successful accepts for one seat and an unreachable final state are reported as unexplained', () => {
  const waiting = [0, 1, 2].map((member) => deed({ kind: 'apply', member }, 201, member, 3));
  const accepts = [0, 1, 2].map((member) => deed({ kind: 'accept', member }, 202, 4, 9));
  expect(findUnexplained(start, [...waiting, ...accepts], anyEnd)).toBeDefined();
  const fair = [...waiting, ...accepts.slice(0, 2), deed({ kind: 'accept', member: 2 }, 409, 4, 9)];
  expect(findUnexplained(start, fair, anyEnd)).toBeUndefined();
  expect(findUnexplained(start, fair, (state) => state === '3ojjj.')).toBeDefined();
});
