import * as z from 'zod/mini';

/** The body of a login, by whatever way. */
export const loginSchema = z.object({
  memberId: z.int(),
  nickname: z.string(),
  email: z.string(),
  profileUrl: z.string(),
  profileImageName: z.string(),
  /** After a login with a temporary password, which ends after a day; absent otherwise. */
  mustChangePassword: z.optional(z.literal(true)),
});
