import { expect, test } from 'vitest';
import { ApiError } from '#web/api/error.ts';
import { isAlreadySo } from './already-so.ts';
import { withFollower } from './with-follower.ts';

const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

test('one more, one fewer, never below none, and nothing else changes', () => {
  expect(withFollower({ follower: 3, following: 1 }, true)).toEqual({ follower: 4, following: 1 });
  expect(withFollower({ follower: 3 }, false)).toEqual({ follower: 2 });
  expect(withFollower({ follower: 0 }, false)).toEqual({ follower: 0 });
});

test('what already holds is no failure; anything else is', () => {
  expect(isAlreadySo(refusal(409, 'ALREADY_FOLLOWING'))).toBe(true);
  expect(isAlreadySo(refusal(404, 'FOLLOW_NOT_FOUND'))).toBe(true);
  expect(isAlreadySo(refusal(404, 'MEMBER_NOT_FOUND'))).toBe(false);
  expect(isAlreadySo(new TypeError('fetch'))).toBe(false);
});
