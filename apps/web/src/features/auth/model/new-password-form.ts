import { password } from '@azit/contract/members/member.field';
import * as z from 'zod/mini';
import { authMessages } from '#web/domain/copy/auth.ts';
import { filled, sameText } from '#web/forms/form-schema.ts';

export const newPasswordForm = z
  .object({
    newPassword: filled(authMessages.passwordRequired, password),
    newPasswordCheck: z.string().check(z.minLength(1, authMessages.passwordAgain)),
  })
  .check(sameText('newPassword', 'newPasswordCheck', authMessages.passwordsDiffer));
export type NewPasswordForm = z.infer<typeof newPasswordForm>;
