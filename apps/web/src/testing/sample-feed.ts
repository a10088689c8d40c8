import type { Message } from '@azit/contract/chats/chat.schema';
import { QueryObserver } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import type { PageQuery } from '#web/features/chat/room/api/message-calls.ts';
import { RoomFeed } from '#web/features/chat/room/model/room-feed.ts';
import { createRoomViewStore } from '#web/features/chat/room/model/room-view.ts';
import { sampleMessage, sampleRoom } from './sample-room.ts';

export const messagesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => sampleMessage({ seq: first + index }));

type RoomOptions = {
  length: number;
  readSeq?: number;
  lastPage?: Promise<Message[] | null>;
  waitForScroll?: () => Promise<void>;
  fail?: Error;
};

export function createFeed({
  length,
  readSeq = length,
  waitForScroll,
  fail,
  ...deps
}: RoomOptions) {
  const all: Message[] = messagesFrom(1, length);
  const requests: PageQuery[] = [];
  let failure = fail;
  const load = async (query: PageQuery) => {
    requests.push(query);
    if (failure) throw failure;
    const { after, before = all.length + 1, size } = query;
    if (after !== undefined) return all.slice(after, after + size);
    return all.slice(Math.max(0, before - 1 - size), before - 1);
  };
  const room = sampleRoom({ readSeq, lastSeq: length, unread: length - readSeq });
  const view = createRoomViewStore(room.lastSeq);
  const onGone = vi.fn();
  const queryClient = createQueryClient();
  const feed = new RoomFeed({
    queryClient,
    room,
    view,
    load,
    waitForScroll: waitForScroll ?? (async () => {}),
    onGone,
    ...deps,
  });
  new QueryObserver(queryClient, feed.query).subscribe(() => {});
  const seqs = () => feed.messages?.map(({ seq }) => seq) ?? [];
  const ends = () => [seqs()[0], seqs().at(-1)];
  const failWith = (error: Error | undefined) => {
    failure = error;
  };
  return { all, requests, feed, view, seqs, ends, onGone, failWith };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve));
