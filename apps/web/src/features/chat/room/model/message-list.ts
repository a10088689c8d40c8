import type { Message } from '@azit/contract/chats/chat.schema';

/** Loaded messages of a room: oldest first and without a gap. */
export type Messages = readonly Message[];

/** Adds messages that directly precede or follow. If newer ones do not, the list starts with them. */
export function addMessages(list: Messages, page: Messages): Messages {
  const [first, last] = [list[0]?.seq ?? 0, list.at(-1)?.seq ?? 0];
  const older = page.filter(({ seq }) => seq < first);
  const newer = page.filter(({ seq }) => seq > last);
  if (older.length === 0 && newer.length === 0) return list;
  return dropBeforeGap([...older, ...list, ...newer]);
}

/** Numbers have a gap only where the viewer left the room and joined again. */
export function dropBeforeGap(messages: Messages): Messages {
  const start = messages.findLastIndex(
    ({ seq }, index) => index > 0 && messages[index - 1]?.seq !== seq - 1,
  );
  return start > 0 ? messages.slice(start) : messages;
}

/** Puts in messages that have changed, as after a removal. All others stay the same objects. */
export function replaceMessages(list: Messages, fresh: Messages): Messages {
  const bySeq = new Map(fresh.map((message) => [message.seq, message]));
  const next = list.map((old) => {
    const now = bySeq.get(old.seq);
    return now && (now.removed !== old.removed || now.body !== old.body) ? now : old;
  });
  return next.some((message, index) => message !== list[index]) ? next : list;
}

export type ListChange = 'opened' | 'older' | 'same';

/** Whether another part of the room is shown, older messages came on top, or neither. */
export function compareLists(before: Messages, after: Messages): ListChange {
  const [first, last, now] = [before[0]?.seq, before.at(-1)?.seq ?? 0, after[0]?.seq];
  if (now === first) return 'same';
  const isOlder = first !== undefined && now !== undefined && now < first;
  return isOlder && (after.at(-1)?.seq ?? 0) >= last ? 'older' : 'opened';
}
