import type { ServerResponse } from 'node:http';

/** Some hundred megabytes, if all of them are the longest there are. */
const MOST_UNREAD = 1_024;

/**
 * Knows the replies that are made and not yet taken over by the network, because their clients read
 * slowly. They hold memory, not places: beyond so many the oldest is cut off, and nobody is refused.
 */
export class UnreadReplies {
  readonly #replies = new Set<ServerResponse>();
  readonly #most: number;

  constructor(most = MOST_UNREAD) {
    this.#most = most;
  }

  add(reply: ServerResponse): void {
    if (reply.destroyed) return;
    this.#replies.add(reply);
    reply.once('close', () => this.#replies.delete(reply));
    const [oldest] = this.#replies;
    if (this.#replies.size > this.#most) oldest?.destroy();
  }

  count(): number {
    return this.#replies.size;
  }
}
