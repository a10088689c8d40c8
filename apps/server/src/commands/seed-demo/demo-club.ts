import type { GenderRestriction } from '@azit/contract/clubs/club.field';

export type DemoClub = {
  /** Days after today in Seoul; negative for the past. */
  day: number;
  time: string;
  category: number;
  /** Nicknames, the host first. */
  joined: readonly string[];
  waiting?: readonly (readonly [nickname: string, answer: string])[];
  name: string;
  info: string;
  question: string;
  /** Null is online. */
  place: string | null;
  fee: number;
  limit: number;
  gender?: GenderRestriction;
  years?: readonly [number, number];
  cancelled?: { minutesAgo: number; reason: string };
};
