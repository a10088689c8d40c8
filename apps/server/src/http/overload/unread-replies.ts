import type { ServerResponse } from 'node:http';

const MAX_UNREAD = 1_024;

/**
 * A client that reads its reply slowly occupies no slot. If too many replies are unread, close the
 * oldest connection, so that slow clients cannot block new requests.
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
