import { push } from '@azit/contract/notices/push.endpoints';
import { call } from '#web/api/client.ts';

/** Call only from a user gesture: otherwise some browsers show no permission prompt. */
export async function turnOnPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const { data } = await call(push.getKey);
  const subscription = await subscribe(registration.pushManager, data.publicKey);
  await sendSubscription(subscription);
  return true;
}

export async function turnOffPush(): Promise<void> {
  const subscription = await readSubscription();
  if (subscription === null) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await call(push.unsubscribe, { body: { endpoint } });
}

/**
 * Unsubscribes only in the browser: at a logout the server has already removed the device together
 * with its session.
 */
export async function forgetPush(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}

/**
 * Sends the subscription again: the browser may have renewed it, or another member may have logged
 * in.
 */
export async function renewPush(): Promise<void> {
  const subscription = await readSubscription();
  if (subscription !== null) await sendSubscription(subscription);
}

export async function isPushOn(): Promise<boolean> {
  return Notification.permission === 'granted' && (await readSubscription()) !== null;
}

async function readSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription made with an old server key no longer works, so replace it. */
async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    const old = await manager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

async function sendSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return;
  await call(push.subscribe, { body: { endpoint, keys: { p256dh, auth } } });
}
