import type { GenderRestriction, RejectionReason } from '@azit/contract/clubs/club.field';

/** Days from today in Seoul, or one of the next seven days. */
export type DemoDay = number | 'weekday' | 'weekend';

export type DemoClub = {
  day: DemoDay;
  time: string;
  /** It is ongoing now, regardless of `time`. */
  isOngoing?: true;
  category: number;
  /** Nicknames, the host first; some with their answers. */
  joined: readonly (string | DemoAnswer)[];
  waiting?: readonly DemoAnswer[];
  rejected?: readonly [nickname: string, answer: string, reason: RejectionReason];
  name: string;
  info: string;
  question: string;
  /** Null for an online club. */
  location: string | null;
  fee: number;
  limit: number;
  gender?: GenderRestriction;
  years?: readonly [number, number];
  /** In minutes; two hours by default. */
  duration?: number;
  /** The link of an online club. */
  link?: string;
  /** Only joined members see the address. */
  hidesAddress?: boolean;
  /** The time was changed, and the members must confirm again. */
  moved?: { from: string; note: string; minutesAgo: number };
  /** The host marked these members absent on the day after the meeting. */
  absent?: { who: readonly string[]; time: string };
  cancelled?: { minutesAgo: number; reason: string };
};

export type DemoAnswer = readonly [nickname: string, answer: string];

export type PastDemoClub = DemoClub & { day: number };

/** Members with a seat, the host first. */
export function listNicknames({ joined }: DemoClub): string[] {
  return joined.map((seat) => (typeof seat === 'string' ? seat : seat[0]));
}
