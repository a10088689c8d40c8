import * as z from 'zod/mini';
import { confirmations } from '../clubs/club.schema.ts';
import { fileInfoSchema, integer } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';
import { noticeKinds } from './notice-kind.ts';

export const noticeKindSchema = z.enum(noticeKinds, '모르는 알림 종류예요.');

/** Exceeds 2³¹: every member receives many. */
export const noticeId = integer(1, 9_999_999_999, '알림 번호가 올바르지 않아요.');

export const noticeSchema = z.object({
  noticeId: z.int(),
  /** An old page shows an unknown kind by its sentence. */
  kind: z.catch(noticeKindSchema, 'ACCOUNT_NOTICE'),
  /** The sentence; also the push title and mail subject. */
  text: z.string(),
  /** Second line: the host's words or a time. */
  detail: z.nullable(z.string()),
  clubId: z.nullable(z.int()),
  clubName: z.nullable(z.string()),
  clubImage: z.nullable(fileInfoSchema),
  /** Who acted; null if that is a secret. */
  memberId: z.nullable(z.int()),
  /** The last members who did the same within ten minutes, at most three. */
  actors: z.array(memberSummarySchema),
  /** Number of acts folded into this notice. */
  count: z.int(),
  /** The app page for acting on it. */
  link: z.string(),
  /** The member's answer to a change that requires one; null once the meeting has begun. */
  myConfirmation: z.nullable(z.enum(confirmations)),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
