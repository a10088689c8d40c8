import type { Context } from '#server/context.ts';

/** Tells devices of messages that nobody has read; requested by every message that marks somebody. */
export const CHAT_PUSH_TASK = 'send-chat-pushes';

/** Longer than somebody who has the room on the screen takes to read. */
export const PUSH_AFTER_MS = 5_000;

export function requestChatPushes({ jobs }: Pick<Context, 'jobs'>): void {
  jobs.requestWithin(CHAT_PUSH_TASK, PUSH_AFTER_MS);
}
