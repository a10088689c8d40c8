import type { Message } from '@azit/contract/chats/chat.schema';
import { chats } from '@azit/contract/chats/chats.endpoints';
import { messages } from '@azit/contract/chats/messages.endpoints';
import { call } from '#web/api/client.ts';
import type { Unsent } from '../model/unsent.ts';

export type PageQuery = { after?: number; before?: number; size: number };

export async function loadMessages(roomId: number, query: PageQuery): Promise<Message[]> {
  const { data } = await call(messages.list, { params: { roomId }, query });
  return data;
}

/** The server stores each `clientId` only once, so sending a message again is safe. */
export async function sendMessage(
  roomId: number,
  { clientId, content }: Unsent,
  onProgress: (fraction: number) => void,
): Promise<Message> {
  const params = { roomId };
  if (content.kind === 'IMAGE') {
    const files = { image: content.image };
    return (await call(messages.send, { params, body: { clientId }, files, onProgress })).data;
  }
  const { body, kind, clubId } = content;
  return (await call(messages.send, { params, body: { clientId, body, kind, clubId } })).data;
}

export async function markRead(roomId: number, seq: number): Promise<void> {
  await call(chats.markRead, { params: { roomId }, body: { seq } });
}
