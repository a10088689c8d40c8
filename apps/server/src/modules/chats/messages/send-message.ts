import { ANNOUNCEMENT_MAX } from '@azit/contract/chats/chat.schema';
import type { messages } from '@azit/contract/chats/messages.endpoints';
import type { EndpointBody } from '@azit/contract/endpoint';
import { countCharacters } from '@azit/contract/field';
import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { imagePath } from '#server/modules/images/image-store.ts';
import { prepareChatPicture } from '#server/modules/images/prepare-image.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { requirePresent } from '../rooms/require-present.ts';
import { addMessage, findSent, requireWritable, type Sent } from './add-message.ts';
import { removePicture } from './remove-picture.ts';

type Text = EndpointBody<typeof messages.send> & { roomId: number };
type Picture = { roomId: number; clientId: string; bytes: Buffer };

export async function sendText(
  context: Context,
  viewer: Viewer,
  { roomId, clientId, body, kind = 'TEXT', clubId }: Text,
): Promise<Sent> {
  if (kind === 'ANNOUNCEMENT' && countCharacters(body) > ANNOUNCEMENT_MAX) {
    throw invalidField('body', `공지는 ${ANNOUNCEMENT_MAX}자까지 쓸 수 있어요.`);
  }
  const announcedClubId = kind === 'ANNOUNCEMENT' ? clubId : undefined;
  return addMessage(context, viewer, {
    roomId,
    clientId,
    kind,
    body,
    image: null,
    announcedClubId,
  });
}

/** Check permission before decoding the picture, because decoding is expensive. */
export async function sendPicture(
  context: Context,
  viewer: Viewer,
  { roomId, clientId, bytes }: Picture,
): Promise<Sent> {
  const membership = await requirePresent(context.database, viewer, roomId, context.clock.now());
  const earlier = await findSent(context.database, viewer, { roomId, clientId });
  if (earlier !== undefined) return { message: earlier, isRepeated: true };
  requireWritable(membership);
  await enforceVolumeLimit(context, 'chatPicture', String(viewer.memberId));
  const prepared = await prepareChatPicture({ bytes, sender: String(viewer.memberId) });
  const { name: fileName, width, height } = prepared;
  const image = { fileUrl: imagePath('chat_picture'), fileName, width, height };
  const sent = await storeImage(context, prepared, () =>
    addMessage(context, viewer, { roomId, clientId, kind: 'IMAGE', body: null, image }),
  );
  // An earlier attempt stored the message with another copy of the picture, so this copy is unused.
  if (sent.isRepeated) await removePicture(context, fileName);
  return sent;
}
