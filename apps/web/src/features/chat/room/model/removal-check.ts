import type { Message } from '@azit/contract/chats/chat.schema';
import type { PageQuery } from '../api/message-calls.ts';
import type { LoadPage } from './first-page.ts';

export type SeqRange = { from: number; to: number };

const blockSize = 100;

export type RemovalCheck = ReturnType<typeof createRemovalCheck>;

/**
 * The doorbell of a removal does not name the message, so all loaded messages are fetched again in
 * blocks: visible messages immediately, the others when they become visible.
 */
export function createRemovalCheck(load: LoadPage, onChecked: (page: Message[]) => void) {
  const stale = new Set<number>();
  let view: SeqRange | null = null;

  function checkView(): void {
    for (const block of view ? listBlocks(view) : []) {
      if (stale.delete(block)) void load(toQuery(block)).then(onChecked);
    }
  }

  return {
    look: (range: SeqRange): void => {
      view = range;
      checkView();
    },
    checkAll: (loaded: SeqRange): void => {
      for (const block of listBlocks(loaded)) stale.add(block);
      checkView();
    },
    reset: (): void => stale.clear(),
  };
}

function listBlocks({ from, to }: SeqRange): number[] {
  const first = Math.floor((from - 1) / blockSize);
  return Array.from({ length: Math.floor((to - 1) / blockSize) - first + 1 }, (_, i) => first + i);
}

function toQuery(block: number): PageQuery {
  return { after: block * blockSize, size: blockSize };
}
