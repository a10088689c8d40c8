import * as z from 'zod/mini';
import { memberSummarySchema } from '../members/member.schema.ts';

/** Without I, L, O and Q, which people confuse with other letters. */
export const DOOR_LETTERS = 'ABCDEFGHJKMNPRSTUVWXYZ';
export const DOOR_CODE_LENGTH = 6;

export const arriveBody = z.object({
  code: z.string('여섯 글자를 써 주세요.').check(
    z.overwrite((value) => value.trim().toUpperCase()),
    z.regex(/^[A-HJKMNPR-Z]{6}$/, '여섯 글자를 써 주세요.'),
  ),
});

/** The letters of one meeting; they change every 30 seconds. */
export const doorCodeSchema = z.object({
  code: z.string(),
  expiresAt: z.string(),
  /** For devices whose clock differs from that of the server. */
  expiresInMs: z.int(),
  /** Everyone with a seat except the host, who counts as present. */
  members: z.array(z.extend(memberSummarySchema, { arrivedAt: z.nullable(z.string()) })),
});
export type DoorCode = z.infer<typeof doorCodeSchema>;
