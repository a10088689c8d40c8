import * as z from 'zod/mini';
import { confirmation } from '../clubs/club.schema.ts';
import { crewLinkSchema } from '../crews/crew.field.ts';
import { fileInfoSchema, integer } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';
import { noticeKinds } from './notice-kind.ts';

export const noticeKindSchema = z.enum(noticeKinds, '모르는 알림 종류예요.');

/** Notice ids may exceed 2³¹: every member receives many notices. */
export const noticeId = integer(1, 9_999_999_999, '알림 번호가 올바르지 않아요.');

export const noticeSchema = z.object({
  noticeId: z.int(),
  /**
   * A page that is older than the server shows a notice of an unknown kind like an ACCOUNT_NOTICE,
   * with its text.
   */
  kind: z.catch(noticeKindSchema, 'ACCOUNT_NOTICE'),
  text: z.string(),
  /** Contains `formerTime`, `time`, `location`, `quote` and `remark` in one line. */
  detail: z.nullable(z.string()),
  /** The time before a change; clients strike it through. */
  formerTime: z.optional(z.nullable(z.string())),
  time: z.optional(z.nullable(z.string())),
  /** After a change, where the club meets now. */
  location: z.optional(z.nullable(z.string())),
  quote: z.optional(z.nullable(z.string())),
  remark: z.optional(z.nullable(z.string())),
  clubId: z.nullable(z.int()),
  clubName: z.nullable(z.string()),
  clubImage: z.nullable(fileInfoSchema),
  /** The member who acted; null if the actor must stay secret. */
  memberId: z.nullable(z.int()),
  actors: z.array(memberSummarySchema),
  count: z.int(),
  link: z.string(),
  /** The member's answer to a change that requires one; null once the meeting has begun. */
  myConfirmation: z.nullable(confirmation),
  /** True if the member may join the reopened club without an application. */
  mayRejoin: z.optional(z.boolean()),
  crew: z.optional(z.nullable(crewLinkSchema)),
  /**
   * True while the member can still answer the notice: an invitation to a crew, a meeting of a
   * crew, an offered role, an offered seat or a pause.
   */
  mayAnswer: z.optional(z.boolean()),
  /** The member's answer, if the notice asks about a single crew meeting. */
  myAnswer: z.optional(z.nullable(z.boolean())),
  /** The start of the meeting that the notice asks about. */
  meeting: z.optional(z.nullable(z.object({ meetingDate: z.string(), meetingTime: z.string() }))),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
