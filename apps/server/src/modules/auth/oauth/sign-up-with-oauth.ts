import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/database/database-error.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { prepareProfileImage } from '#server/modules/images/prepare-image.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { addMember, type NewMember } from '#server/modules/members/add-member.ts';
import { markEmailProven } from '#server/modules/members/credential.repository.ts';
import { explainTaken, requireSignUpAge } from '#server/modules/members/member.refusal.ts';
import { toOwnMember } from '#server/modules/members/member.view.ts';
import { noImage } from '#server/modules/members/sign-up.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { openSession } from '../open-session.ts';
import { insertIdentity, selectOauthSignUp, takeOauthSignUp } from './oauth.repository.ts';

type Profile = NewMember & { ticket: string };
type Input = { ip: string; image: Buffer | undefined; data: Profile };

export async function signUpWithOauth(context: Context, { ip, image, data }: Input) {
  requireSignUpAge(data.birthYear, context.clock.now());
  await getOauthSignUp(context, data.ticket);
  const sender = addressSubject(ip);
  await enforceVolumeLimit(context, 'signUp', sender);
  const prepared = image ? await prepareProfileImage({ bytes: image, sender }) : noImage;
  try {
    return await storeImage(context, prepared, () =>
      inTransaction(context, (tx) => addWithIdentity(tx, context, data, prepared.name)),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'oauth_identities_pkey')) throw ticketSpent();
    throw explainTaken(error);
  }
}

async function addWithIdentity(
  tx: Transaction,
  context: Context,
  data: Profile,
  imageName: string | null,
) {
  const now = context.clock.now();
  // Taking the ticket deletes it. If the nickname is taken, the rollback restores it, so the person
  // can try again.
  const signUp = await findOne(tx, takeOauthSignUp, { ticket_hash: hashSecret(data.ticket), now });
  if (signUp === undefined) throw ticketSpent();
  const { provider, subject, email, email_verified: isVerified } = signUp;
  const row = await addMember(tx, data, { email, passwordHash: null, imageName, now });
  if (isVerified)
    await execute(tx, markEmailProven, { member_id: row.member_id, email_proven_at: now });
  await execute(tx, insertIdentity, {
    provider,
    subject,
    member_id: row.member_id,
    created_at: now,
  });
  const tokens = await openSession(tx, context, row.member_id);
  return { tokens, member: toOwnMember(row) };
}

export async function getOauthSignUp({ database, clock }: Context, ticket: string) {
  const signUp = await findOne(database, selectOauthSignUp, {
    ticket_hash: hashSecret(ticket),
    now: clock.now(),
  });
  if (signUp === undefined) throw ticketSpent();
  return { email: signUp.email };
}

function ticketSpent(): Refusal {
  const message = '가입 시간이 지났어요. 소셜 로그인을 다시 해 주세요.';
  return new Refusal(404, 'SIGNUP_TICKET_INVALID', message);
}
