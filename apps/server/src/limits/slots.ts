export type Release = () => void;

export type Claim = {
  key: string;
  atOnce: number;
  group?: string;
};

type Start = (release: Release) => void;
type Queue = { claim: Claim; running: number; waiting: Set<Start> };

const MAX_WAITING = 1_000;

export class Slots {
  readonly #queues = new Map<string, Queue>();
  readonly #runningByGroup = new Map<string, number>();
  readonly #turns = new Set<Queue>();
  readonly #groupAtOnce: number;
  readonly #waitMs: number;
  #isScheduled = false;

  constructor({ groupAtOnce, waitMs }: { groupAtOnce: number; waitMs: number }) {
    this.#groupAtOnce = groupAtOnce;
    this.#waitMs = waitMs;
  }

  async acquire(claim: Claim): Promise<Release | undefined> {
    const queue = this.#queues.get(claim.key) ?? { claim, running: 0, waiting: new Set() };
    this.#queues.set(claim.key, queue);
    if (queue.waiting.size === 0 && this.#hasFreeSlot(queue)) return this.#start(queue);
    return queue.waiting.size < MAX_WAITING ? this.#wait(queue) : undefined;
  }

  waiting(): number {
    let sum = 0;
    for (const queue of this.#turns) sum += queue.waiting.size;
    return sum;
  }

  #hasFreeSlot({ claim: { atOnce, group }, running }: Queue): boolean {
    return running < atOnce && this.#countRunning(group) < this.#groupAtOnce;
  }

  #countRunning(group: string | undefined): number {
    return group === undefined ? 0 : (this.#runningByGroup.get(group) ?? 0);
  }

  #start(queue: Queue): Release {
    this.#add(queue, 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#add(queue, -1);
      this.#schedule();
    };
  }

  #add(queue: Queue, change: 1 | -1): void {
    queue.running += change;
    this.#removeIfEmpty(queue);
    const { group } = queue.claim;
    if (group === undefined) return;
    const running = this.#countRunning(group) + change;
    if (running === 0) this.#runningByGroup.delete(group);
    else this.#runningByGroup.set(group, running);
  }

  #removeIfEmpty(queue: Queue): void {
    if (queue.waiting.size > 0) return;
    this.#turns.delete(queue);
    if (queue.running === 0) this.#queues.delete(queue.claim.key);
  }

  #wait(queue: Queue): Promise<Release | undefined> {
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        queue.waiting.delete(start);
        this.#removeIfEmpty(queue);
        resolve(undefined);
      }, this.#waitMs);
      const start = (release: Release) => {
        clearTimeout(timeout);
        resolve(release);
      };
      queue.waiting.add(start);
      this.#turns.add(queue);
    });
  }

  #schedule(): void {
    if (this.#isScheduled || this.#turns.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    const ready = [...this.#turns].filter((queue) => this.#hasFreeSlot(queue));
    for (const queue of ready) {
      const [start] = queue.waiting;
      if (start === undefined || !this.#hasFreeSlot(queue)) continue;
      queue.waiting.delete(start);
      this.#turns.delete(queue);
      if (queue.waiting.size > 0) this.#turns.add(queue);
      start(this.#start(queue));
    }
    if (ready.length > 0) this.#startWaiting();
  }
}
