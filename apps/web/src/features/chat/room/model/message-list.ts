import type { Message } from '@azit/contract/chats/chat.schema';

export type Messages = readonly Message[];

export function addMessages(list: Messages, page: Messages): Messages {
  const [first, last] = [list[0]?.seq ?? 0, list.at(-1)?.seq ?? 0];
  const older = page.filter(({ seq }) => seq < first);
  const newer = page.filter(({ seq }) => seq > last);
  if (older.length === 0 && newer.length === 0) return list;
  return dropBeforeGap([...older, ...list, ...newer]);
}

/** A gap in the seqs means that the viewer left and joined again: drop the messages before it. */
export function dropBeforeGap(messages: Messages): Messages {
  const start = messages.findLastIndex(
    ({ seq }, index) => index > 0 && messages[index - 1]?.seq !== seq - 1,
  );
  return start > 0 ? messages.slice(start) : messages;
}

/** Unchanged messages stay the same objects, so that React skips their rows. */
export function replaceMessages(list: Messages, fresh: Messages): Messages {
  const bySeq = new Map(fresh.map((message) => [message.seq, message]));
  const next = list.map((old) => {
    const now = bySeq.get(old.seq);
    return now && (now.removed !== old.removed || now.body !== old.body) ? now : old;
  });
  return next.some((message, index) => message !== list[index]) ? next : list;
}

export type ListChange = 'opened' | 'older' | 'same';

export function compareLists(before: Messages, after: Messages): ListChange {
  const [first, last, now] = [before[0]?.seq, before.at(-1)?.seq ?? 0, after[0]?.seq];
  if (now === first) return 'same';
  const isOlder = first !== undefined && now !== undefined && now < first;
  return isOlder && (after.at(-1)?.seq ?? 0) >= last ? 'older' : 'opened';
}
