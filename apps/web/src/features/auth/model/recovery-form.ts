import { auth } from '@azit/contract/auth/auth.endpoints';
import { email } from '@azit/contract/members/member.field';
import * as z from 'zod/mini';
import { authMessages } from '#web/domain/copy/auth.ts';
import { filled } from '#web/forms/form-schema.ts';

export const recoveryForm = z.extend(auth.recoverPassword.body, {
  email: filled(authMessages.emailRequired, email),
});
export type RecoveryForm = z.infer<typeof recoveryForm>;
