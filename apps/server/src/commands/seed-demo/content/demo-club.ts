import type { GenderRestriction, RejectionReason } from '@azit/contract/clubs/club.field';

export type DemoDay = number | 'weekday' | 'weekend';

export type DemoClub = {
  day: DemoDay;
  time: string;
  isOngoing?: true;
  category: number;
  joined: readonly (string | DemoAnswer)[];
  waiting?: readonly DemoAnswer[];
  rejected?: readonly [nickname: string, answer: string, reason: RejectionReason];
  name: string;
  info: string;
  question: string;
  location: string | null;
  fee: number;
  limit: number;
  gender?: GenderRestriction;
  years?: readonly [number, number];
  duration?: number;
  link?: string;
  hidesAddress?: boolean;
  moved?: { from: string; note: string; minutesAgo: number };
  absent?: { who: readonly string[]; time: string };
  cancelled?: { minutesAgo: number; reason: string };
};

export type DemoAnswer = readonly [nickname: string, answer: string];

export type PastDemoClub = DemoClub & { day: number };

export function listNicknames({ joined }: DemoClub): string[] {
  return joined.map((seat) => (typeof seat === 'string' ? seat : seat[0]));
}
