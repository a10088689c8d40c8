import { type RateLimit, type WriteName, writeRates } from '@azit/contract/write-rates';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * RATE_LIMIT_FACTOR does not change these limits, because they protect passwords and codes against
 * guessing.
 */
export const guardLimits = {
  /**
   * Counts wrong passwords for one account from one client address. Above the limit, even the right
   * password is refused.
   */
  loginAccountAddress: { limit: 10, seconds: 15 * MINUTE },
  loginAddress: { limit: 50, seconds: 15 * MINUTE },
  loginAccount: { limit: 100, seconds: HOUR },
  loginAccountAddressUnderAttack: { limit: 3, seconds: 15 * MINUTE },
  passwordCheck: { limit: 10, seconds: 15 * MINUTE },
  /**
   * Codes for one account that one client address may request. Lower than the limits per account:
   * one stranger must not use up all codes of its owner.
   */
  codeSendAccountAddress: { limit: 3, seconds: HOUR },
  codeSendAccountAddressDay: { limit: 6, seconds: DAY },
  codeSendAccount: { limit: 5, seconds: HOUR },
  codeSendAccountDay: { limit: 10, seconds: DAY },
  codeTryAccount: { limit: 30, seconds: DAY },
  codeSendAddress: { limit: 60, seconds: HOUR },
  codeTryAddress: { limit: 60, seconds: HOUR },
  doorCode: { limit: 10, seconds: 10 * MINUTE },
} as const satisfies Record<string, RateLimit>;

export const volumeLimits = {
  duplicateCheck: { limit: 60, seconds: MINUTE },
  signUp: { limit: 30, seconds: HOUR },
  reissue: { limit: 600, seconds: 15 * MINUTE },
  oauthBegin: { limit: 60, seconds: 10 * MINUTE },
  upload: { limit: 60, seconds: HOUR },
  clubCreate: { limit: 20, seconds: HOUR },
  /** Each change notifies all members of the club, so frequent changes would annoy them. */
  clubChange: { limit: 20, seconds: HOUR },
  attendance: { limit: 10, seconds: DAY },
  clubApply: { limit: 100, seconds: HOUR },
  follow: { limit: 200, seconds: HOUR },
  chatOpen: { limit: 60, seconds: HOUR },
  message: { limit: 30, seconds: MINUTE },
  chatPicture: { limit: 120, seconds: HOUR },
  announcement: { limit: 20, seconds: HOUR },
  block: { limit: 200, seconds: HOUR },
  report: { limit: 30, seconds: HOUR },
  /** Each subscription makes the server resolve a host name that the member chooses. */
  pushSubscribe: { limit: 120, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

export type GuardRule = keyof typeof guardLimits;
export type VolumeRule = keyof typeof volumeLimits;
export type RateLimits = Record<GuardRule | VolumeRule | WriteName, RateLimit>;

const ENTRY = /^([\w.]+)=(\d{1,7})\/(\d{1,7})$/;

export function readRateLimits(setting: string): RateLimits {
  const limits: RateLimits = { ...guardLimits, ...volumeLimits, ...writeRates };
  for (const entry of setting.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [, rule, limit, seconds] = ENTRY.exec(entry) ?? [];
    if (!isRule(rule, limits) || Number(limit) < 1 || Number(seconds) < 1) {
      throw new Error(`RATE_LIMITS holds ${entry}, which is not a rule like signUp=30/3600`);
    }
    limits[rule] = { limit: Number(limit), seconds: Number(seconds) };
  }
  return limits;
}

function isRule(name: string | undefined, limits: RateLimits): name is keyof RateLimits {
  return name !== undefined && Object.hasOwn(limits, name);
}
