import { ECDH } from 'node:crypto';
import type { NewPushSubscription } from '@azit/contract/notices/push-subscription.schema';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { hasNoPublicAddress, isAllowedOrigin, isPushEndpoint } from './push-endpoint.ts';
import {
  deleteOldestDevices,
  deleteOwnDevice,
  lockMemberForDevices,
  upsertDevice,
} from './push-subscription.repository.ts';

const DEVICES_MAX = 10;

export async function subscribeDevice(
  context: Context,
  { memberId, sessionId }: Viewer,
  { endpoint, keys }: NewPushSubscription,
): Promise<undefined> {
  const { config } = context;
  await enforceVolumeLimit(context, 'pushSubscribe', String(memberId));
  if (!isPublicKey(keys.p256dh)) {
    throw invalidField('keys.p256dh', '알림을 암호로 만들 열쇠가 올바르지 않아요.');
  }
  const isKnown = isPushEndpoint(config.push, endpoint);
  const isAllowed = isKnown && isAllowedOrigin(config.push, new URL(endpoint));
  if (!isKnown || !(isAllowed || !(await hasNoPublicAddress(endpoint)))) {
    throw invalidField('endpoint', '알림을 보낼 수 없는 주소예요.');
  }
  await inTransaction(context, async (tx) => {
    await findOne(tx, lockMemberForDevices, { member_id: memberId });
    await execute(tx, upsertDevice, {
      member_id: memberId,
      session_id: sessionId,
      endpoint,
      ...keys,
      now: tx.clock.now(),
    });
    await execute(tx, deleteOldestDevices, { member_id: memberId, max_devices: DEVICES_MAX });
  });
}

function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url');
  if (key.length !== 65 || key[0] !== 4) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

export async function unsubscribeDevice(
  { database }: Context,
  { memberId }: Viewer,
  endpoint: string,
): Promise<undefined> {
  await execute(database, deleteOwnDevice, { endpoint, member_id: memberId });
}
