import { messages } from '@azit/contract/chats/messages.endpoints';
import { applications } from '@azit/contract/clubs/applications.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { afterEach, expect, test } from 'vitest';
import { getWriteKey, settleWrite } from './idempotency-key.ts';

const application = { params: { clubId: 3 }, body: { memberId: 7, joinAnswer: '좋아해요' } };
const other = { params: { clubId: 3 }, body: { memberId: 7, joinAnswer: '아주 좋아해요' } };
const writeKey = (input: object) => getWriteKey(applications.apply, input);

afterEach(() => {
  settleWrite(applications.apply, application, 201);
  settleWrite(applications.apply, other, 201);
});

test.each([clubs.getJoinQuestion, messages.send])(
  'a call of $name has no idempotency key',
  (endpoint) => {
    expect(getWriteKey(endpoint, { params: { clubId: 3, roomId: 3 } })).toBeUndefined();
  },
);

test('a write request gets an idempotency key of 32 hexadecimal digits', () => {
  expect(writeKey(application)).toMatch(/^[\da-f]{32}$/);
});

test.each([0, 401, 500, 503])(
  'a write repeated after status %d, which leaves its outcome open, reuses the key',
  (status) => {
    const key = writeKey(application);
    if (status > 0) settleWrite(applications.apply, application, status);
    expect(writeKey(application)).toBe(key);
  },
);

test.each([201, 409])('a write repeated after status %d gets a new key', (status) => {
  const key = writeKey(application);
  settleWrite(applications.apply, application, status);
  expect(writeKey(application)).not.toBe(key);
});

test('write requests with different bodies get different idempotency keys', () => {
  expect(writeKey(application)).not.toBe(writeKey(other));
});

test('uploads of different pictures get different idempotency keys', () => {
  const files = { image: new Blob(['one']) };
  const params = { memberId: 7 };
  const key = getWriteKey(members.changeImage, { params, files });
  expect(getWriteKey(members.changeImage, { params, files })).toBe(key);
  const changed = { image: new Blob(['two']) };
  expect(getWriteKey(members.changeImage, { params, files: changed })).not.toBe(key);
});
