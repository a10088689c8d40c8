import * as z from 'zod/mini';

export const loginSchema = z.object({
  memberId: z.int(),
  nickname: z.string(),
  email: z.string(),
  profileUrl: z.string(),
  profileImageName: z.string(),
  /**
   * Present after a login with a temporary password, which expires after a day, so the client must
   * prompt for a new one.
   */
  mustChangePassword: z.optional(z.literal(true)),
});
