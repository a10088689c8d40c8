export type Act =
  | 'apply'
  | 'queue'
  | 'cancel'
  | 'take'
  | 'decline'
  | 'approve'
  | 'accept'
  | 'reject'
  | 'kick'
  | 'limit'
  | 'wait';

export type Step = { who: number; act: Act; amount: number };

type Part =
  | { is: 'waiting'; until: number }
  | { is: 'queued'; since: number; isApproved: boolean }
  | { is: 'offered'; until: number }
  | { is: 'joined' }
  | { is: 'rejected'; at: number }
  | { is: 'kicked' };

const DECIDED: readonly string[] = ['joined', 'rejected', 'kicked'];

/** What the specification says about seats, in hours and without the rules of the program. */
export class SeatModel {
  readonly parts = new Map<number, Part>();
  limit: number;
  now = 0;
  readonly #start: number;
  #steps = 0;

  constructor(limit: number, start: number) {
    this.limit = limit;
    this.#start = start;
  }

  /** Returns the status of the reply; `wait` and an unchanged limit send no request. */
  play({ who, act, amount }: Step): number | undefined {
    this.#steps += 1;
    const part = this.parts.get(who);
    if (act === 'wait') return this.#wait(amount);
    if (act === 'limit') return this.#changeLimit(amount);
    if (act === 'apply' || act === 'queue') return this.#apply(who, part, act === 'queue');
    if (act === 'cancel') return this.#cancel(who, part);
    if (this.#hasBegun()) return 422;
    if (act === 'take') return this.#take(who, part);
    if (act === 'decline') return this.#decline(who, part);
    if (act === 'approve') return this.#approve(part);
    return this.#decide(who, part, act);
  }

  describe(): Record<number, string> {
    const isShown = (part: Part) =>
      part.is === 'rejected' || part.is === 'kicked' ? 'out' : part.is;
    return Object.fromEntries([...this.parts].map(([who, part]) => [who, isShown(part)]));
  }

  #hasBegun(): boolean {
    return this.now >= this.#start;
  }

  #count(is: Part['is']): number {
    return [...this.parts.values()].filter((part) => part.is === is).length;
  }

  /** Subtract one for the host, who also has a seat. */
  #free(): number {
    return this.limit - 1 - this.#count('joined') - this.#count('offered');
  }

  #wait(hours: number): undefined {
    this.now += hours;
    for (const [who, part] of this.parts)
      if ('until' in part && part.until <= this.now) this.parts.delete(who);
    this.#settle();
  }

  #settle(): void {
    const left = this.#start - this.now;
    if (left < 3) return;
    for (;;) {
      const [next] = [...this.parts]
        .flatMap(([who, part]) => (part.is === 'queued' && part.isApproved ? [{ who, part }] : []))
        .toSorted((one, other) => one.part.since - other.part.since);
      if (next === undefined || this.#free() <= 0) return;
      const until = Math.min(this.now + (left < 24 ? 2 : 12), this.#start);
      this.parts.set(next.who, { is: 'offered', until });
    }
  }

  #changeLimit(limit: number): number | undefined {
    if (limit === this.limit) return undefined;
    if (this.#hasBegun()) return 422;
    if (limit - this.limit + this.#free() < 0) return 400;
    this.limit = limit;
    this.#settle();
    return 201;
  }

  #apply(who: number, part: Part | undefined, mayQueue: boolean): number {
    if (part?.is === 'kicked' || (part?.is === 'rejected' && this.now < part.at + 24)) return 403;
    if (part !== undefined && part.is !== 'rejected') return 409;
    if (this.#hasBegun()) return 422;
    if (this.#free() > 0) {
      const lastCall = this.#start - 6;
      const until = Math.min(this.now + 48, lastCall > this.now ? lastCall : this.#start);
      this.parts.set(who, { is: 'waiting', until });
      return 201;
    }
    if (!mayQueue) return 422;
    this.parts.set(who, { is: 'queued', since: this.#steps, isApproved: false });
    return 201;
  }

  #cancel(who: number, part: Part | undefined): number {
    if (part === undefined || part.is === 'rejected' || part.is === 'kicked') return 404;
    if (this.#hasBegun()) return 422;
    this.parts.delete(who);
    this.#settle();
    return 204;
  }

  #take(who: number, part: Part | undefined): number {
    const isShared = this.#start - this.now < 3 && this.#free() > 0;
    const mayTake =
      part?.is === 'offered' || (part?.is === 'queued' && part.isApproved && isShared);
    if (!mayTake) return 409;
    this.parts.set(who, { is: 'joined' });
    return 200;
  }

  #decline(who: number, part: Part | undefined): number {
    if (part?.is !== 'offered' && part?.is !== 'queued') return 409;
    this.parts.delete(who);
    this.#settle();
    return 200;
  }

  #approve(part: Part | undefined): number {
    if (part?.is === 'offered') return 204;
    if (part?.is !== 'queued') return 404;
    part.isApproved = true;
    this.#settle();
    return 204;
  }

  #decide(who: number, part: Part | undefined, act: Act): number {
    if (part === undefined) return 404;
    if (act === 'kick' ? part.is !== 'joined' : DECIDED.includes(part.is)) return 409;
    if (act === 'accept') {
      if (part.is !== 'offered' && this.#free() <= 0) return 409;
      this.parts.set(who, { is: 'joined' });
      return 202;
    }
    this.parts.set(who, act === 'kick' ? { is: 'kicked' } : { is: 'rejected', at: this.now });
    this.#settle();
    return act === 'kick' ? 204 : 202;
  }
}
