import type { Context } from '#server/context.ts';

export const CHAT_PUSH_TASK = 'send-chat-pushes';

/** A member with the room open reads the message within this delay and needs no push. */
export const PUSH_AFTER_MS = 5_000;

export function requestChatPushes({ jobs }: Pick<Context, 'jobs'>): void {
  jobs.requestWithin(CHAT_PUSH_TASK, PUSH_AFTER_MS);
}
