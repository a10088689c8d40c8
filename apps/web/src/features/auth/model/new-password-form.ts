import { password } from '@azit/contract/members/member.field';
import * as z from 'zod/mini';
import { filled, sameText } from '#web/lib/form-schema.ts';
import { authMessages } from '#web/lib/messages/auth.ts';

export const newPasswordForm = z
  .object({
    newPassword: filled(authMessages.passwordRequired, password),
    newPasswordCheck: z.string().check(z.minLength(1, authMessages.passwordAgain)),
  })
  .check(sameText('newPassword', 'newPasswordCheck', authMessages.passwordsDiffer));
export type NewPasswordForm = z.infer<typeof newPasswordForm>;
