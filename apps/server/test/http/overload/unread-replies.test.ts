import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { UnreadReplies } from '#server/http/overload/unread-replies.ts';

function replyLike() {
  const emitter = new EventEmitter();
  const destroy = vi.fn(() => emitter.emit('close'));
  return Object.assign(emitter, { destroyed: false, destroy }) as unknown as ServerResponse & {
    destroy: typeof destroy;
  };
}

test('beyond the maximum number of unread replies, the oldest reply is aborted', () => {
  const unread = new UnreadReplies(2);
  const [first, second, third] = [replyLike(), replyLike(), replyLike()];
  for (const reply of [first, second, third]) unread.add(reply);
  expect([first, second, third].map(({ destroy }) => destroy.mock.calls.length)).toEqual([1, 0, 0]);
  expect(unread.count()).toBe(2);
});

test('a reply that was read no longer counts as unread', () => {
  const unread = new UnreadReplies(1);
  const [read, next] = [replyLike(), replyLike()];
  unread.add(read);
  read.emit('close');
  unread.add(next);
  expect(next.destroy).not.toHaveBeenCalled();
  expect(unread.count()).toBe(1);
});
