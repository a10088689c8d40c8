import { hours } from './seat-step.ts';

export type Part =
  | { is: 'waiting'; appliedAt: number; until: number }
  /** `until` is the end of an offer. */
  | { is: 'queued'; since: number; isApproved: boolean; until: number | null }
  | { is: 'joined'; since: number; answeredAt: number | null }
  | { is: 'rejected'; at: number }
  | { is: 'kicked' };

type Opening = { now: number; start: number; limit: number; people: number };

type State = {
  now: number;
  start: number;
  limit: number;
  /** The last change of the time. */
  changedAt: number | null;
  /** Also what has expired, until somebody needs the seat or the job runs. */
  stored: Map<number, Part>;
  /** Members who once let an offer expire. */
  missed: Set<number>;
  blockedBy: Map<number, 'host' | 'member'>;
  withdrawn: Set<number>;
};

/** Who has which part in one club, and what time does to it. */
export class ClubSeats {
  readonly people: number;
  protected state: State;

  constructor({ people, ...club }: Opening) {
    this.people = people;
    this.state = {
      ...club,
      changedAt: null,
      stored: new Map(),
      missed: new Set(),
      blockedBy: new Map(),
      withdrawn: new Set(),
    };
  }

  get start(): number {
    return this.state.start;
  }

  get now(): number {
    return this.state.now;
  }

  get limit(): number {
    return this.state.limit;
  }

  passTime(milliseconds: number): void {
    this.state.now += milliseconds;
  }

  /** A seat without an application, from before the first step. */
  seat(who: number): void {
    this.state.stored.set(who, { is: 'joined', since: this.state.now, answeredAt: null });
  }

  part(who: number): Part | undefined {
    const part = this.state.stored.get(who);
    return part === undefined || this.hasExpired(part) ? undefined : part;
  }

  get parts(): [number, Part][] {
    return [...this.state.stored].filter(([, part]) => !this.hasExpired(part));
  }

  /** Without those to whom a seat is offered. */
  get queue(): number[] {
    return this.parts
      .flatMap(([who, part]) =>
        part.is === 'queued' && part.until === null ? [{ who, since: part.since }] : [],
      )
      .toSorted((one, other) => one.since - other.since)
      .map(({ who }) => who);
  }

  get joinedCount(): number {
    return 1 + this.parts.filter(([, part]) => part.is === 'joined').length;
  }

  /** The host has a seat, too; an expired offer holds none. */
  get freeSeats(): number {
    const offered = this.parts.filter(([, part]) => isOffered(part)).length;
    return this.state.limit - this.joinedCount - offered;
  }

  get nextExpiry(): number | undefined {
    const ends = this.parts.flatMap(([, part]) => ('until' in part ? (part.until ?? []) : []));
    return ends.length === 0 ? undefined : Math.min(...ends);
  }

  get hasBegun(): boolean {
    return this.state.start <= this.state.now;
  }

  get isLastMinute(): boolean {
    return this.state.start < this.state.now + hours(3);
  }

  /** When everybody with a seat was last asked. */
  get promptedAt(): number | null {
    const dayBefore = this.state.start - hours(24);
    const isDue = dayBefore <= this.state.now;
    if (this.state.changedAt === null) return isDue ? dayBefore : null;
    return isDue ? Math.max(this.state.changedAt, dayBefore) : this.state.changedAt;
  }

  /** True until the job or a need for the seat ends what has expired. */
  hasLapsed(who: number): boolean {
    return this.state.stored.has(who) && this.part(who) === undefined;
  }

  isWithdrawn(who: number): boolean {
    return this.state.withdrawn.has(who);
  }

  isHidden(who: number): boolean {
    return this.state.blockedBy.has(who) && this.state.stored.get(who)?.is !== 'joined';
  }

  protected set(who: number, part: Part): void {
    this.state.stored.set(who, part);
  }

  protected hasExpired(part: Part): boolean {
    return 'until' in part && part.until !== null && part.until <= this.state.now;
  }

  protected leave(who: number): void {
    this.state.stored.delete(who);
    this.settle();
  }

  /** Before somebody takes a seat, expired offers end and their seats are offered again. */
  protected settleOffers(): void {
    if ([...this.state.stored.values()].some(isOffered)) this.settle();
  }

  protected settle(): void {
    if (![...this.state.stored.values()].some((part) => part.is === 'queued')) return;
    this.endExpired();
    if (this.hasBegun || this.isLastMinute) return;
    const { now, start } = this.state;
    const until = Math.min(now + hours(start < now + hours(24) ? 2 : 12), start);
    const approved = this.queue.filter((who) => isApproved(this.part(who)));
    for (const who of approved.slice(0, Math.max(this.freeSeats, 0))) {
      const part = this.part(who);
      if (part?.is === 'queued') this.set(who, { ...part, until });
    }
  }

  protected endExpired(): void {
    for (const [who, part] of this.state.stored) {
      if (!this.hasExpired(part)) continue;
      if (isOffered(part)) this.state.missed.add(who);
      this.state.stored.delete(who);
    }
  }

  /** Two days, but not in the last hours. */
  protected decideUntil(appliedAt: number): number {
    const { now, start } = this.state;
    const decideBy = start - hours(6);
    const latest = decideBy <= now ? start : decideBy;
    return Math.min(appliedAt + hours(48), latest);
  }

  protected moveDeadlines(): void {
    for (const [who, part] of this.parts) {
      if (part.is === 'waiting')
        this.set(who, { ...part, until: this.decideUntil(part.appliedAt) });
      if (part.is === 'queued' && part.until !== null)
        this.set(who, { ...part, until: Math.min(part.until, this.state.start) });
    }
  }
}

export function isOffered(part: Part | undefined): boolean {
  return part?.is === 'queued' && part.until !== null;
}

export function isApproved(part: Part | undefined): boolean {
  return part?.is === 'queued' && part.isApproved;
}
