import * as z from 'zod/mini';
import { confirmations } from '../clubs/club.schema.ts';
import { fileInfoSchema, integer } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';
import { noticeKinds } from './notice-kind.ts';

export const noticeKindSchema = z.enum(noticeKinds, '모르는 알림 종류예요.');

/** Counted past 2³¹: every member gets many. */
export const noticeId = integer(1, 9_999_999_999, '알림 번호가 올바르지 않아요.');

export const noticeSchema = z.object({
  noticeId: z.int(),
  /** A page that is older than the server shows a kind it does not know by its sentence. */
  kind: z.catch(noticeKindSchema, 'ACCOUNT_NOTICE'),
  /** The sentence, also the title of the push and the subject of the mail. */
  text: z.string(),
  /** What the text is about, as the second line: words of the host, a time. */
  detail: z.nullable(z.string()),
  clubId: z.nullable(z.int()),
  clubName: z.nullable(z.string()),
  clubImage: z.nullable(fileInfoSchema),
  /** Who did it; null where that would tell a secret. */
  memberId: z.nullable(z.int()),
  /** The last of those who did the same within ten minutes, at most three. */
  actors: z.array(memberSummarySchema),
  /** How many such acts this line stands for. */
  count: z.int(),
  /** The page of the app where one acts on it. */
  link: z.string(),
  /** The member's answer to a change that asked for one; null once the meeting has begun. */
  myConfirmation: z.nullable(z.enum(confirmations)),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
