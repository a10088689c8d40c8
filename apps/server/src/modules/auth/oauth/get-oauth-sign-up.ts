import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { selectSignup } from './oauth.repository.ts';

export async function getOauthSignup({ database, clock }: Context, ticket: string) {
  const signup = await findOne(database, selectSignup, [hashSecret(ticket), clock.now()]);
  if (signup === undefined) throw ticketSpent();
  return { email: signup.email };
}

export function ticketSpent(): Refusal {
  const message = '가입 시간이 지났어요. 소셜 로그인을 다시 해 주세요.';
  return new Refusal(404, 'SIGNUP_TICKET_INVALID', message);
}
