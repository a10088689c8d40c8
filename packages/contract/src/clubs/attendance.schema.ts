import * as z from 'zod/mini';
import { id } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';
import { attendance } from './club.schema.ts';

export const attendeeSchema = z.extend(memberSummarySchema, {
  attendance,
  /**
   * True if the member contested the absence. The host can then withdraw the absence only by naming
   * the member in `came`.
   */
  isFixed: z.boolean(),
  /** When the member entered the door code. */
  arrivedAt: z.optional(z.nullable(z.string())),
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const attendanceSchema = z.object({
  confirmedAt: z.nullable(z.string()),
  closesAt: z.string(),
  /** The host sees every other joined member; a joined member sees only their own row. */
  members: z.array(attendeeSchema),
});
export type AttendanceList = z.infer<typeof attendanceSchema>;

const MAX_ABSENT = 20;

const absentIds = z
  .array(id, '오지 않은 사람의 목록을 보내 주세요.')
  .check(z.maxLength(MAX_ABSENT, `오지 않은 사람은 ${MAX_ABSENT}명까지 고를 수 있어요.`));

export const confirmAttendanceBody = z.object({
  absent: absentIds,
  /** Members who contested their absence, if the host agrees that they came. */
  came: z.optional(
    z
      .array(id, '온 사람의 목록을 보내 주세요.')
      .check(z.maxLength(MAX_ABSENT, `온 사람은 ${MAX_ABSENT}명까지 고를 수 있어요.`)),
  ),
  /** Members in `absent` who entered the door code and, according to the host, did not come. */
  despiteCode: z.optional(absentIds),
});
