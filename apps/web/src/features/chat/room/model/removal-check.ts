import type { Message } from '@azit/contract/chats/chat.schema';
import type { PageQuery } from '../api/message-calls.ts';
import type { LoadPage } from './first-page.ts';

export type SeqRange = { from: number; to: number };

const chunkSize = 100;

export type RemovalCheck = ReturnType<typeof createRemovalCheck>;

/**
 * The event of a removal does not name the message, so all loaded messages are fetched again in
 * chunks: visible messages immediately, the others when they become visible.
 */
export function createRemovalCheck(load: LoadPage, onChecked: (page: Message[]) => void) {
  const stale = new Set<number>();
  let view: SeqRange | null = null;

  function checkView(): void {
    for (const chunk of view ? listChunks(view) : []) {
      if (stale.delete(chunk)) void check(chunk);
    }
  }

  /** `load` returns an empty page if the request fails. A loaded chunk always contains messages. */
  async function check(chunk: number): Promise<void> {
    const page = await load(toQuery(chunk));
    if (page.length === 0) stale.add(chunk);
    else onChecked(page);
  }

  return {
    look: (range: SeqRange): void => {
      view = range;
      checkView();
    },
    checkAll: (loaded: SeqRange): void => {
      for (const chunk of listChunks(loaded)) stale.add(chunk);
      checkView();
    },
    reset: (): void => stale.clear(),
  };
}

function listChunks({ from, to }: SeqRange): number[] {
  const first = Math.floor((from - 1) / chunkSize);
  return Array.from({ length: Math.floor((to - 1) / chunkSize) - first + 1 }, (_, i) => first + i);
}

function toQuery(chunk: number): PageQuery {
  return { after: chunk * chunkSize, size: chunkSize };
}
