import * as z from 'zod/mini';
import { id } from '../field.ts';
import { memberSummarySchema } from '../members/member.schema.ts';
import { attendances } from './club.schema.ts';

/** How one joined member stands: came, unless the host said otherwise. */
export const attendeeSchema = z.extend(memberSummarySchema, {
  attendance: z.enum(attendances),
  /** The member has contested: what the host says changes nothing any more. */
  isFixed: z.boolean(),
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const attendanceSchema = z.object({
  /** When the host first said who came (ISO 8601); null until then. */
  confirmedAt: z.nullable(z.string()),
  /** Until when the host may say it or change it (ISO 8601). */
  closesAt: z.string(),
  /** To the host everybody else with a seat, to a joined member the own row alone. */
  members: z.array(attendeeSchema),
});
export type AttendanceList = z.infer<typeof attendanceSchema>;

/** A club has 20 seats at most. */
const MOST_ABSENT = 20;

export const confirmAttendanceBody = z.object({
  absent: z
    .array(id, '오지 않은 사람의 목록을 보내 주세요.')
    .check(z.maxLength(MOST_ABSENT, `오지 않은 사람은 ${MOST_ABSENT}명까지 고를 수 있어요.`)),
});
