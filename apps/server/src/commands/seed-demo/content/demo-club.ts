import type { GenderRestriction, RejectionReason } from '@azit/contract/clubs/club.field';

/** Days after today in Seoul, negative for the past; or one of the next seven days. */
export type DemoDay = number | 'weekday' | 'weekend';

export type DemoClub = {
  day: DemoDay;
  time: string;
  /** It is under way at this moment, whatever `time` says. */
  goesOn?: true;
  category: number;
  /** Nicknames, the host first; some with what they answered. */
  joined: readonly (string | DemoAnswer)[];
  waiting?: readonly DemoAnswer[];
  rejected?: readonly [nickname: string, answer: string, reason: RejectionReason];
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
  /** The link of an online club. */
  link?: string;
  /** Only joined members know the address. */
  hidesAddress?: boolean;
  /** It had another time before, and its members were asked again. */
  moved?: { from: string; note: string; minutesAgo: number };
  /** The host has said who came: all but these, the day after the meeting. */
  absent?: { who: readonly string[]; time: string };
  cancelled?: { minutesAgo: number; reason: string };
};

export type DemoAnswer = readonly [nickname: string, answer: string];

/** Over for good: histories, and reviews still to be written. */
export type PastDemoClub = DemoClub & { day: number };

/** Who has a seat, the host first. */
export function nicknamesOf({ joined }: DemoClub): string[] {
  return joined.map((seat) => (typeof seat === 'string' ? seat : seat[0]));
}
