import type { Message } from '@azit/contract/chats/chat.schema';
import type { messages } from '@azit/contract/chats/messages.endpoints';
import type { QueryOf } from '@azit/contract/endpoint';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requirePresent } from '../rooms/require-present.ts';
import { selectMessagesAfter, selectMessagesBefore } from './message.repository.ts';
import { toMessage } from './message.view.ts';

type Input = QueryOf<typeof messages.list> & { roomId: number };

const AFTER_ALL = 2_147_483_647;

/** Never what was written before the viewer came. */
export async function listMessages(
  { database, clock }: Context,
  viewer: Viewer,
  { roomId, after, before = AFTER_ALL, size }: Input,
): Promise<Message[]> {
  const { joinedSeq } = await requirePresent(database, viewer, roomId, clock.now());
  const read = { room_id: roomId, member_id: viewer.memberId, size };
  const rows =
    after === undefined
      ? await findMany(database, selectMessagesBefore, { ...read, after: joinedSeq, before })
      : await findMany(database, selectMessagesAfter, {
          ...read,
          after: Math.max(after, joinedSeq),
        });
  return rows.map(toMessage);
}
