import { expect, test } from 'vitest';
import { sessionStore } from '#web/session/session.ts';
import { getOutbox } from './room-outboxes.ts';

const session = { memberId: 7, nickname: '', email: '', profileUrl: null, profileName: null };

test('a room has one outbox object until the member logs out', () => {
  sessionStore.setState({ session });
  const outbox = getOutbox(7, 5);
  expect(getOutbox(7, 5)).toBe(outbox);
  expect(getOutbox(7, 6)).not.toBe(outbox);
  sessionStore.setState({ session: { ...session, nickname: '새 이름' } });
  expect(getOutbox(7, 5)).toBe(outbox);
  sessionStore.setState({ session: null });
  expect(getOutbox(7, 5)).not.toBe(outbox);
});
