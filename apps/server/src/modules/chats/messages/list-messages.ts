import type { Message } from '@azit/contract/chats/chat.schema';
import type { messages } from '@azit/contract/chats/messages.endpoints';
import type { EndpointQuery } from '@azit/contract/endpoint';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { requirePresent } from '../rooms/require-present.ts';
import { selectMessagesAfter, selectMessagesBefore } from './message.repository.ts';
import { toMessage } from './message.view.ts';

type Input = EndpointQuery<typeof messages.list> & { roomId: number };

const AFTER_ALL = 2_147_483_647;

/**
 * Dozens of members call this after every new message, so it usually runs one statement, which
 * returns messages only to members of the room. After an empty result, a second statement checks
 * whether the viewer is a member.
 */
export async function listMessages(
  { database, clock }: Context,
  viewer: Viewer,
  { roomId, after, before = AFTER_ALL, size }: Input,
): Promise<Message[]> {
  const now = clock.now();
  const read = { room_id: roomId, member_id: viewer.memberId, ...hiddenValues(viewer), size, now };
  const rows =
    after === undefined
      ? await findMany(database, selectMessagesBefore, { ...read, before })
      : await findMany(database, selectMessagesAfter, { ...read, after });
  if (rows.length === 0) await requirePresent(database, viewer, roomId, now);
  return rows.map(toMessage);
}
