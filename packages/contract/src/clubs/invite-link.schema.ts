import * as z from 'zod/mini';
import { id, integer } from '../field.ts';

const KEY_MESSAGE = '초대 링크가 올바르지 않아요.';

/** `linkId.secret`, from the fragment of the link: the server stores only a hash of the secret. */
export const inviteKey = z
  .string(KEY_MESSAGE)
  .check(z.regex(/^[1-9]\d{0,8}\.[\w-]{43}$/, KEY_MESSAGE));

export const INVITE_HOURS_MAX = 720;

export const inviteLinkBody = z.object({
  admits: z.boolean('바로 참여할 수 있는지 골라 주세요.'),
  usesLeft: z.nullish(integer(1, 40, '1~40명까지 정할 수 있어요.')),
  expiresInHours: z.nullish(integer(1, INVITE_HOURS_MAX, '30일까지 정할 수 있어요.')),
  /** The id of a link that ends when the new one is created, in the same transaction. */
  replaces: z.optional(id),
});
export type InviteLinkBody = z.infer<typeof inviteLinkBody>;

/** A crew has no applications, so every holder of its link may join. */
export const crewInviteLinkBody = z.extend(inviteLinkBody, {
  admits: z.literal(true, '크루에는 신청이 없어요. 바로 함께하는 링크만 만들 수 있어요.'),
});

export const inviteLinkSchema = z.object({
  linkId: z.int(),
  admits: z.boolean(),
  usesLeft: z.nullable(z.int()),
  expiresAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type InviteLink = z.infer<typeof inviteLinkSchema>;
export const inviteLinkList = z.array(inviteLinkSchema);

/** The only response that contains the secret of the link, in the fragment of the URL. */
export const newInviteLinkSchema = z.extend(inviteLinkSchema, { url: z.string() });
export type NewInviteLink = z.infer<typeof newInviteLinkSchema>;
