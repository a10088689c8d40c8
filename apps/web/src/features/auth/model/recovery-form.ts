import { auth } from '@azit/contract/auth/auth.endpoints';
import { email } from '@azit/contract/members/member.field';
import * as z from 'zod/mini';
import { filled } from '#web/lib/form-schema.ts';
import { authMessages } from '#web/lib/messages/auth.ts';

export const recoveryForm = z.extend(auth.recoverPassword.body, {
  email: filled(authMessages.emailRequired, email),
});
export type RecoveryForm = z.infer<typeof recoveryForm>;
