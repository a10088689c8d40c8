import type { Message } from '@azit/contract/chats/chat.schema';

/** The loaded messages of a room: one piece without a gap, oldest first. */
export type MessageWindow = {
  messages: readonly Message[];
  /** The first that the viewer may read. */
  firstSeq: number;
  hasOlder: boolean;
  /** Nothing newer was in the room when it was last asked. */
  reachesEnd: boolean;
  /** The newest place the page was told of, loaded or not. */
  lastSeq: number;
};

/** What a room says about its messages before any of them is loaded. */
type RoomSpan = { firstSeq: number; lastSeq: number };

/** A page that has a gap inside begins anew behind it. */
export function openWindow(page: readonly Message[], { firstSeq, lastSeq }: RoomSpan) {
  const messages = afterLastGap(page);
  const window = { messages, firstSeq, hasOlder: false, reachesEnd: false, lastSeq };
  const first = messages[0]?.seq ?? firstSeq;
  const last = lastLoaded(window);
  return {
    ...window,
    hasOlder: first > firstSeq,
    reachesEnd: last >= lastSeq,
    lastSeq: Math.max(last, lastSeq),
  };
}

/** The place of the last loaded message; that before the first where nothing is loaded. */
export function lastLoaded({
  messages,
  firstSeq,
}: Pick<MessageWindow, 'messages' | 'firstSeq'>): number {
  return messages.at(-1)?.seq ?? firstSeq - 1;
}

/** Older ones that do not join are left out: what lies before a gap is never shown as continuous. */
export function addOlder(window: MessageWindow, page: readonly Message[]): MessageWindow {
  const first = window.messages[0];
  const joining = afterLastGap(page.filter(({ seq }) => first !== undefined && seq < first.seq));
  if (!first || joining.at(-1)?.seq !== first.seq - 1) return { ...window, hasOlder: false };
  const hasOlder = (joining[0]?.seq ?? 0) > window.firstSeq;
  return { ...window, messages: [...joining, ...window.messages], hasOlder };
}

/**
 * Adds the page that was asked for after the last loaded message; `isLast` says that the room had no
 * more. Where it does not join, the window begins anew with it.
 */
export function addNewer(
  window: MessageWindow,
  page: readonly Message[],
  isLast: boolean,
): MessageWindow {
  const last = lastLoaded(window);
  const newer = page.filter(({ seq }) => seq > last);
  const newest = newer.at(-1)?.seq ?? last;
  const lastSeq = Math.max(window.lastSeq, newest);
  const joined = [...window.messages, ...newer];
  const messages = afterLastGap(joined);
  const isWhole = messages.length === joined.length;
  return {
    ...window,
    messages: isWhole && newer.length === 0 ? window.messages : messages,
    hasOlder: isWhole ? window.hasOlder : true,
    reachesEnd: isLast,
    lastSeq,
  };
}

/** Puts in what messages are now, as after a removal; nothing else moves. */
export function replaceSame(window: MessageWindow, page: readonly Message[]): MessageWindow {
  const fresh = new Map(page.map((message) => [message.seq, message]));
  const changed = window.messages.some(({ seq, removed, body }) => {
    const now = fresh.get(seq);
    return now !== undefined && (now.removed !== removed || now.body !== body);
  });
  if (!changed) return window;
  return { ...window, messages: window.messages.map((old) => fresh.get(old.seq) ?? old) };
}

export function tellLast(window: MessageWindow, seq: number): MessageWindow {
  return seq > window.lastSeq ? { ...window, lastSeq: seq } : window;
}

function afterLastGap(messages: readonly Message[]): readonly Message[] {
  for (let index = messages.length - 1; index > 0; index -= 1) {
    const [before, here] = [messages[index - 1], messages[index]];
    if (before && here && before.seq !== here.seq - 1) return messages.slice(index);
  }
  return messages;
}
