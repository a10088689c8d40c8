import type { ServerResponse } from 'node:http';

/** A few hundred megabytes if every reply has the maximum length. */
const MAX_UNREAD = 1_024;

/**
 * Tracks replies that wait in memory because their clients read slowly. They hold no slots: above the
 * maximum the oldest connection is closed, and no request is refused.
 */
export class UnreadReplies {
  readonly #replies = new Set<ServerResponse>();
  readonly #max: number;

  constructor(max = MAX_UNREAD) {
    this.#max = max;
  }

  add(reply: ServerResponse): void {
    if (reply.destroyed) return;
    this.#replies.add(reply);
    reply.once('close', () => this.#replies.delete(reply));
    const [oldest] = this.#replies;
    if (this.#replies.size > this.#max) oldest?.destroy();
  }

  count(): number {
    return this.#replies.size;
  }
}
