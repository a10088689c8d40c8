import type { Message } from '@azit/contract/chats/chat.schema';
import type { LoadPage } from './first-page.ts';
import { addFresh, checkedAtOnce, rangeAround, type SeqRange, staleInView } from './fresh-range.ts';
import { lastLoaded, type MessageWindow } from './message-window.ts';

type Deps = {
  load: LoadPage;
  current: () => MessageWindow | null;
  /** What messages are now. */
  onChecked: (page: readonly Message[]) => void;
  onFailed: (error: unknown) => void;
};

/** Looks again at messages that are loaded: others may have removed some of them. */
export function createMessageCheck({ load, current, onChecked, onFailed }: Deps) {
  let view: SeqRange | null = null;
  let fresh: SeqRange | null = null;

  function loadedRange(): SeqRange | null {
    const window = current();
    const first = window?.messages[0];
    return window && first ? { from: first.seq, to: lastLoaded(window) } : null;
  }

  async function check(): Promise<void> {
    const loaded = loadedRange();
    if (!loaded || !view) return;
    const range = rangeAround(view, loaded);
    try {
      onChecked(await load({ after: range.from - 1, size: checkedAtOnce }));
      fresh = addFresh(fresh, range, loadedRange() ?? loaded);
    } catch (error) {
      onFailed(error);
    }
  }

  return {
    /** Which messages are on the screen now. */
    look: (now: SeqRange): void => {
      view = now;
      if (staleInView(fresh, now)) void check();
    },
    /** Something was removed: those on the screen first, the others when they come there. */
    checkAll: (): void => {
      fresh = null;
      void check();
    },
    allFresh: (): void => {
      fresh = null;
    },
  };
}
