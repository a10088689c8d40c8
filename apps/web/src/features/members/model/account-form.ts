import { email, nickname, password } from '@azit/contract/members/member.field';
import * as z from 'zod/mini';
import { authMessages } from '#web/domain/copy/auth.ts';
import { memberMessages } from '#web/domain/copy/member.ts';
import { filled, sameText } from '#web/forms/form-schema.ts';
import { type Confirmed, isConfirmed } from './confirmation.ts';

export const accountForm = z
  .object({
    nickname: filled(memberMessages.nicknameRequired, nickname),
    email: filled(authMessages.emailRequired, email),
    password: filled(authMessages.passwordRequired, password),
    passwordCheck: z.string().check(z.minLength(1, authMessages.passwordAgain)),
  })
  .check(sameText('password', 'passwordCheck', authMessages.passwordsDiffer));
export type AccountForm = z.infer<typeof accountForm>;

export function isAccountConfirmed(values: AccountForm, confirmed: Confirmed): boolean {
  return (
    isConfirmed(confirmed, 'nickname', values.nickname) &&
    isConfirmed(confirmed, 'email', values.email)
  );
}

export function missingInAccount(values: AccountForm, confirmed: Confirmed): string | undefined {
  if (!isAccountConfirmed(values, confirmed)) return authMessages.checkFirst;
  return accountForm.safeParse(values).error?.issues[0]?.message;
}
