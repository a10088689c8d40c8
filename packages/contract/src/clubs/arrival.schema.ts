import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';

/** The letters I, L, O and Q are missing, because people confuse them with other letters. */
export const DOOR_LETTERS = 'ABCDEFGHJKMNPRSTUVWXYZ';
export const DOOR_CODE_LENGTH = 6;

export const arriveBody = z.object({
  code: z.string('여섯 글자를 써 주세요.').check(
    z.overwrite((value) => value.trim().toUpperCase()),
    z.regex(/^[A-HJKMNPR-Z]{6}$/, '여섯 글자를 써 주세요.'),
  ),
});

/** The door code of one meeting, which changes every 30 seconds. */
export const doorCodeSchema = z.object({
  code: z.string(),
  expiresAt: z.string(),
  /** The remaining time of the code, for devices whose clock differs from that of the server. */
  expiresInMs: z.int(),
  /** Everyone with a seat except the host, who counts as present. */
  members: z.array(z.extend(memberSummarySchema, { arrivedAt: z.nullable(z.string()) })),
});
export type DoorCode = z.infer<typeof doorCodeSchema>;
