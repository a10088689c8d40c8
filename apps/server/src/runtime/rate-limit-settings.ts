import { type RateLimit, type WriteName, writeRates } from '@azit/contract/write-rates';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Failures and codes; RATE_LIMIT_FACTOR does not apply. */
export const guardLimits = {
  /** Wrong passwords for one account from one address; then the right one is refused there too. */
  loginAccountAddress: { limit: 10, seconds: 15 * MINUTE },
  /** Wrong passwords for any account from one address. */
  loginAddress: { limit: 50, seconds: 15 * MINUTE },
  /** Wrong passwords for one account from all addresses; above it each address gets few attempts. */
  loginAccount: { limit: 100, seconds: HOUR },
  loginAccountAddressUnderAttack: { limit: 3, seconds: 15 * MINUTE },
  passwordCheck: { limit: 10, seconds: 15 * MINUTE },
  /** Mails with a recovery code to one account, per hour and per day. */
  codeSendAccount: { limit: 5, seconds: HOUR },
  codeSendAccountDay: { limit: 10, seconds: DAY },
  /** Guesses of recovery codes of one account from all addresses, per day. */
  codeTryAccount: { limit: 30, seconds: DAY },
  codeSendAddress: { limit: 60, seconds: HOUR },
  codeTryAddress: { limit: 60, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

/** How much one person may do: multiplied by RATE_LIMIT_FACTOR, off at 0. */
export const volumeLimits = {
  duplicateCheck: { limit: 60, seconds: MINUTE },
  signUp: { limit: 30, seconds: HOUR },
  reissue: { limit: 600, seconds: 15 * MINUTE },
  oauthBegin: { limit: 60, seconds: 10 * MINUTE },
  upload: { limit: 60, seconds: HOUR },
  clubCreate: { limit: 20, seconds: HOUR },
  /** Each change notifies all members of the club. */
  clubChange: { limit: 20, seconds: HOUR },
  /** Per club: each change may notify a member again of an absence. */
  attendance: { limit: 10, seconds: DAY },
  clubApply: { limit: 100, seconds: HOUR },
  follow: { limit: 200, seconds: HOUR },
  /** Each may add a room to another member's list. */
  chatOpen: { limit: 60, seconds: HOUR },
  message: { limit: 30, seconds: MINUTE },
  /** Each uses the image decoder. */
  chatPicture: { limit: 120, seconds: HOUR },
  /** Each is sent to all members of the club by push and mail. */
  announcement: { limit: 20, seconds: HOUR },
  block: { limit: 200, seconds: HOUR },
  report: { limit: 30, seconds: HOUR },
  /** Each resolves a host name that the member chooses. */
  pushSubscribe: { limit: 120, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

export type GuardRule = keyof typeof guardLimits;
export type VolumeRule = keyof typeof volumeLimits;
export type RateLimits = Record<GuardRule | VolumeRule | WriteName, RateLimit>;

const ENTRY = /^([\w.]+)=(\d{1,7})\/(\d{1,7})$/;

/** Merges `signUp=50/3600,upload=200/3600` into the defaults; throws on another format. */
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
