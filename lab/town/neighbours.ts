import type { Random } from '../recommend-quality/random.ts';

export type TownMember = {
  memberId: number;
  email: string;
  getsMails: boolean;
  /** The probability of not coming to a meeting. */
  unreliability: number;
  isInCrew: boolean;
  isGone: boolean;
  login?: { sessionId: string; until: number };
};

export type TownClub = {
  clubId: number;
  /** Clubs are simulated concurrently, so each has a separate random generator. */
  random: Random;
  host: TownMember;
  startsAt: number;
  /** True for a meeting of a crew, whose members write in the room of the crew. */
  isDate: boolean;
  roomId?: number;
  applicants: Set<TownMember>;
  /**
   * Members who may still wait: the server has refused the host's decision about them, for example
   * because the club was full.
   */
  maybeWaiting: Set<TownMember>;
  seats: Set<TownMember>;
};

export type TownCrew = { crewId: number; roomId: number; host: TownMember; members: TownMember[] };
