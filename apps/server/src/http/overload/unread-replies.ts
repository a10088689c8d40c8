import type { ServerResponse } from 'node:http';

const MAX_UNREAD = 1_024;

/**
 * Slow readers hold no slots. Above the maximum, close the oldest connection instead of refusing
 * new requests.
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
