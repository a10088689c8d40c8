/** Frees the slot; a second call changes nothing. */
export type Leave = () => void;

/** Whose request it is, and how many of theirs are worked on at once. */
export type Claim = {
  key: string;
  atOnce: number;
  /** Several keys that share `groupAtOnce` slots. */
  group?: string;
};

type Start = (leave: Leave) => void;
type Line = { claim: Claim; atWork: number; waiting: Set<Start> };

/** A request that finds this many of its key waiting is refused at once. */
const MAX_WAITING = 1_000;

/**
 * Limits how many requests of one key, and of one group of keys, are worked on at once. The others
 * wait in the line of their key for at most `waitMs`, and lines take turns.
 */
export class Slots {
  /** Only of keys with a request. */
  readonly #lines = new Map<string, Line>();
  readonly #groups = new Map<string, number>();
  /** Lines with a waiting request, the next turn first. */
  readonly #turns = new Set<Line>();
  readonly #groupAtOnce: number;
  readonly #waitMs: number;
  #isScheduled = false;

  constructor({ groupAtOnce, waitMs }: { groupAtOnce: number; waitMs: number }) {
    this.#groupAtOnce = groupAtOnce;
    this.#waitMs = waitMs;
  }

  /** Returns undefined when no slot came free in time. */
  async enter(claim: Claim): Promise<Leave | undefined> {
    const line = this.#lines.get(claim.key) ?? { claim, atWork: 0, waiting: new Set() };
    this.#lines.set(claim.key, line);
    if (line.waiting.size === 0 && this.#isFree(line)) return this.#start(line);
    return line.waiting.size < MAX_WAITING ? this.#wait(line) : undefined;
  }

  waiting(): number {
    let sum = 0;
    for (const line of this.#turns) sum += line.waiting.size;
    return sum;
  }

  #isFree({ claim: { atOnce, group }, atWork }: Line): boolean {
    return atWork < atOnce && this.#atWorkIn(group) < this.#groupAtOnce;
  }

  #atWorkIn(group: string | undefined): number {
    return group === undefined ? 0 : (this.#groups.get(group) ?? 0);
  }

  #start(line: Line): Leave {
    this.#add(line, 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#add(line, -1);
      this.#schedule();
    };
  }

  #add(line: Line, change: 1 | -1): void {
    line.atWork += change;
    this.#forgetIfEmpty(line);
    const { group } = line.claim;
    if (group === undefined) return;
    const atWork = this.#atWorkIn(group) + change;
    if (atWork === 0) this.#groups.delete(group);
    else this.#groups.set(group, atWork);
  }

  #forgetIfEmpty(line: Line): void {
    if (line.waiting.size > 0) return;
    this.#turns.delete(line);
    if (line.atWork === 0) this.#lines.delete(line.claim.key);
  }

  #wait(line: Line): Promise<Leave | undefined> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => {
        line.waiting.delete(start);
        this.#forgetIfEmpty(line);
        resolve(undefined);
      }, this.#waitMs);
      const start = (leave: Leave) => {
        clearTimeout(limit);
        resolve(leave);
      };
      line.waiting.add(start);
      this.#turns.add(line);
    });
  }

  /** In the next turn of the event loop: requests of others that have arrived come first. */
  #schedule(): void {
    if (this.#isScheduled || this.#turns.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#startWaiting();
    });
  }

  /** Starts one request of each line, then the next of each, while slots are free. */
  #startWaiting(): void {
    const free = [...this.#turns].filter((line) => this.#isFree(line));
    for (const line of free) {
      const [start] = line.waiting;
      if (start === undefined || !this.#isFree(line)) continue;
      line.waiting.delete(start);
      this.#turns.delete(line);
      if (line.waiting.size > 0) this.#turns.add(line);
      start(this.#start(line));
    }
    if (free.length > 0) this.#startWaiting();
  }
}
