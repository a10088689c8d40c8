import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { emailTaken, nicknameTaken } from './member.refusal.ts';
import { selectEmailTaken, selectNicknameTaken } from './member.repository.ts';

type Requested = { nickname?: string | undefined; email?: string | undefined };

export async function checkTaken(
  context: Context,
  ip: string,
  { nickname, email }: Requested,
): Promise<undefined> {
  await enforceVolumeLimit(context, 'duplicateCheck', addressSubject(ip));
  if (nickname !== undefined) {
    const found = await findOne(context.database, selectNicknameTaken, { nickname });
    if (found?.taken) throw nicknameTaken(404);
  }
  if (email !== undefined) {
    const found = await findOne(context.database, selectEmailTaken, { email });
    if (found?.taken) throw emailTaken(404);
  }
}
