import type { Context } from '#server/context.ts';

export const CHAT_PUSH_TASK = 'send-chat-pushes';

/** The delay exceeds the time that a reader with the open room needs to mark a message as read. */
export const PUSH_AFTER_MS = 5_000;

export function requestChatPushes({ jobs }: Pick<Context, 'jobs'>): void {
  jobs.requestWithin(CHAT_PUSH_TASK, PUSH_AFTER_MS);
}
