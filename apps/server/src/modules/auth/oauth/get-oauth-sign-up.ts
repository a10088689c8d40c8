import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { selectOauthSignUp } from './oauth.repository.ts';

export async function getOauthSignUp({ database, clock }: Context, ticket: string) {
  const signUp = await findOne(database, selectOauthSignUp, {
    ticket_hash: hashSecret(ticket),
    now: clock.now(),
  });
  if (signUp === undefined) throw ticketSpent();
  return { email: signUp.email };
}

export function ticketSpent(): Refusal {
  const message = '가입 시간이 지났어요. 소셜 로그인을 다시 해 주세요.';
  return new Refusal(404, 'SIGNUP_TICKET_INVALID', message);
}
