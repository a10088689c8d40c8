import type { OwnMember } from '@azit/contract/members/member.schema';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { prepareProfileImage } from '#server/modules/images/prepare-image.ts';
import { storeImage } from '#server/modules/images/store-image.ts';
import { addMember, type NewMember } from './add-member.ts';
import { explainTaken, requireSignUpAge } from './member.refusal.ts';
import { toOwnMember } from './member.view.ts';
import { hashPassword } from './password-hash.ts';

type SignUp = NewMember & { email: string; password: string };
type Input = { ip: string; image: Buffer | undefined; data: SignUp };

export const noImage = { name: null, files: [] };

export async function signUp(context: Context, { ip, image, data }: Input): Promise<OwnMember> {
  const now = context.clock.now();
  requireSignUpAge(data.birthYear, now);
  const sender = addressSubject(ip);
  await enforceVolumeLimit(context, 'signUp', sender);
  const prepared = image ? await prepareProfileImage({ bytes: image, sender }) : noImage;
  const passwordHash = await hashPassword(data.password);
  const origin = { email: data.email, passwordHash, imageName: prepared.name, now };
  try {
    const row = await storeImage(context, prepared, () =>
      inTransaction(context, (tx) => addMember(tx, data, origin)),
    );
    return toOwnMember(row);
  } catch (error) {
    throw explainTaken(error);
  }
}
