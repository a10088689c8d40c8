import { expect, test } from 'vitest';
import { chatPushUntil, decideChatPush } from '#server/modules/chats/push/chat-push.policy.ts';

const NOON = new Date('2026-11-15T12:00:00+09:00');
const NIGHT = new Date('2026-11-15T23:30:00+09:00');
const hours = (count: number, from: Date) => new Date(from.getTime() + count * 60 * 60_000);

const unread = {
  status: 'ACTIVE',
  is_present: true,
  is_muted: false,
  choice: null,
  has_quiet_hours: true,
  hides_content: false,
  club_name: '볼더링',
  starts_at: null,
  last_seq: 4,
  kind: 'TEXT',
  body: '몇 시에 만나요?',
  created_at: NOON,
  nickname: '초코송이',
  devices: '[]',
};
const drop = { act: 'drop' };
const morning = { act: 'postpone', until: new Date('2026-11-16T08:00:00+09:00') };
const send = { act: 'send', writtenAt: NOON };

test.each([
  ['an unread message by day', {}, NOON, send],
  ['a member who switched chat pushes on', { choice: true }, NOON, send],
  ['a member who switched chat pushes off', { choice: false }, NOON, drop],
  ['a muted room', { is_muted: true }, NOON, drop],
  ['a member who has left the room', { is_present: false }, NOON, drop],
  ['a suspended member', { status: 'SUSPENDED' }, NOON, drop],
  ['a room in which everything is read', { created_at: null }, NOON, drop],
  ['a message just under 36 hours old', { has_quiet_hours: false }, hours(35.99, NOON), send],
  ['a message 36 hours old', { has_quiet_hours: false }, hours(36, NOON), drop],
  ['a message at night', {}, NIGHT, morning],
  ['a message at night without quiet hours', { has_quiet_hours: false }, NIGHT, send],
  ['a message 12 hours before the meeting', { starts_at: hours(12, NIGHT) }, NIGHT, send],
  ['a message 13 hours before the meeting', { starts_at: hours(13, NIGHT) }, NIGHT, morning],
])('the decision about the chat push is $3: %s', (_, part, now, decision) => {
  expect(decideChatPush({ ...unread, ...part }, now)).toEqual(decision);
});

test('the push of a message is useless 36 hours after it was written', () => {
  expect(chatPushUntil(NOON)).toEqual(hours(36, NOON));
});
