import { senderAddress } from '../sender-address.ts';
import { findVapidFault, type VapidKeys } from '../vapid-keys.ts';

export type PushSettings = {
  readonly vapidKeys: VapidKeys | undefined;
  readonly subject: string;
  readonly allowedOrigins: readonly string[];
};

type Environment = Record<string, string | undefined>;

export function readPushSettings(env: Environment, mailFrom: string): PushSettings {
  const subject = env.VAPID_SUBJECT ?? `mailto:${senderAddress(mailFrom)}`;
  if (!/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(subject)) {
    throw new Error('VAPID_SUBJECT must be like mailto:admin@azit.example or https://azit.example');
  }
  return {
    vapidKeys: readKeys(env),
    subject,
    allowedOrigins: readOrigins('PUSH_ALLOWED_ORIGINS', env.PUSH_ALLOWED_ORIGINS ?? ''),
  };
}

export function readOrigins(setting: string, list: string): string[] {
  const origins = list
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new Error(
        `${setting} holds ${origin}, which is not an origin like https://azit.example`,
      );
    }
  }
  return origins;
}

function readKeys(env: Environment): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined) {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together');
  }
  const fault = findVapidFault({ publicKey, privateKey });
  if (fault !== undefined) throw new Error(`VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: ${fault}`);
  return { publicKey, privateKey };
}
