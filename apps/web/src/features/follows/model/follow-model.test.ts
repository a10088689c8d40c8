import { expect, test } from 'vitest';
import { ApiError } from '#web/api/error.ts';
import { isAlreadyDone, withFollower } from './follow-model.ts';

const refusal = (status: number, code: string) => new ApiError({ status, code, message: '' });

test('follow and unfollow change the follower count by one, never below zero', () => {
  expect(withFollower({ follower: 3, following: 1 }, true)).toEqual({ follower: 4, following: 1 });
  expect(withFollower({ follower: 3 }, false)).toEqual({ follower: 2 });
  expect(withFollower({ follower: 0 }, false)).toEqual({ follower: 0 });
});

test('the errors ALREADY_FOLLOWING and FOLLOW_NOT_FOUND count as success', () => {
  expect(isAlreadyDone(refusal(409, 'ALREADY_FOLLOWING'))).toBe(true);
  expect(isAlreadyDone(refusal(404, 'FOLLOW_NOT_FOUND'))).toBe(true);
  expect(isAlreadyDone(refusal(404, 'MEMBER_NOT_FOUND'))).toBe(false);
  expect(isAlreadyDone(new TypeError('fetch'))).toBe(false);
});
