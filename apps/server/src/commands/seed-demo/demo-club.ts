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
  /** Minutes; two hours where it does not say. */
  duration?: number;
  /** It began so many minutes before the demo was made, whatever `day` and `time` say. */
  begunMinutesAgo?: number;
  /** The link of an online club. */
  link?: string;
  /** Only joined members know the address. */
  hidesAddress?: boolean;
  /** It had another time before, and its members were asked again. */
  moved?: { from: string; note: string; minutesAgo: number };
  cancelled?: { minutesAgo: number; reason: string };
};
