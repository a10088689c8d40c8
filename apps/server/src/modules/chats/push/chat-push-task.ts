import type { Context } from '#server/context.ts';

/** Sends pushes for unread messages; every message that marks a member requests it. */
export const CHAT_PUSH_TASK = 'send-chat-pushes';

/** Longer than a reader with the room on screen needs to mark it read. */
export const PUSH_AFTER_MS = 5_000;

export function requestChatPushes({ jobs }: Pick<Context, 'jobs'>): void {
  jobs.requestWithin(CHAT_PUSH_TASK, PUSH_AFTER_MS);
}
