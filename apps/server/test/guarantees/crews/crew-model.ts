import type { Rhythm } from '@azit/contract/crews/crew.field';
import { weekdayIndex } from '@azit/rules/meeting-time';
import { addDays, daysBetween } from '@azit/rules/seoul-clock';

/**
 * Reference model of a crew, computed day by day. It does not use the rules that create meetings in
 * the program, so it cannot repeat their errors. Answers are stored by the planned date of a
 * meeting and by member.
 */
export class CrewModel {
  readonly present: Set<number>;
  readonly #dates = new Set<string>();
  readonly #skipped = new Set<string>();
  readonly #answers = new Map<string, boolean>();
  readonly #taps = new Map<string, number>();
  readonly #moves = new Map<string, number>();
  rhythm: Rhythm;
  startsOn: string;
  readonly #ahead: number;
  readonly #always: readonly number[];

  constructor(facts: {
    memberIds: readonly number[];
    always: readonly number[];
    rhythm: Rhythm;
    startsOn: string;
    ahead: number;
  }) {
    this.present = new Set(facts.memberIds);
    this.rhythm = facts.rhythm;
    this.startsOn = facts.startsOn;
    this.#ahead = facts.ahead;
    this.#always = facts.always;
  }

  /** Adds the meetings that must exist by now, day by day since `from`. */
  plan(from: string): void {
    const isOpen = (date: string) => this.#dates.has(date) && !this.#skipped.has(date);
    let open = [...this.#dates].filter((d) => d >= from && d < this.startsOn && isOpen(d)).length;
    for (let day = from; open < this.#ahead; day = addDays(day, 1)) {
      if (!this.#isPlanned(day) || this.#skipped.has(day)) continue;
      open += 1;
      if (this.#dates.has(day)) continue;
      this.#dates.add(day);
      for (const memberId of this.#always) this.answer(day, memberId, true);
    }
  }

  #isPlanned(day: string): boolean {
    if (day < this.startsOn || weekdayIndex(day) !== this.rhythm.weekday) return false;
    if (this.rhythm.every === 'WEEKLY') return true;
    return Math.floor(daysBetween(this.startsOn, day) / 7) % 2 === 0;
  }

  answer(date: string, memberId: number, going: boolean): void {
    this.#answers.set(`${date} ${memberId}`, going);
  }

  /** Counts only the first answer of each member; later ones are changes of mind. */
  tap(date: string, memberId: number, going: boolean): void {
    const key = `${date} ${memberId}`;
    if (!this.#answers.has(key)) this.#taps.set(key, (this.#taps.get(key) ?? 0) + 1);
    this.answer(date, memberId, going);
  }

  /** Each member gets one question about a meeting, and one more for each move of the meeting. */
  maxQuestions(date: string): number {
    return 1 + (this.#moves.get(date) ?? 0);
  }

  /** Returns members who answered a meeting more often than they had to. */
  repeatedTaps(): string[] {
    const isRepeated = ([key, taps]: [string, number]) =>
      taps > this.maxQuestions(key.slice(0, 10));
    return [...this.#taps].filter(isRepeated).map(([key]) => key);
  }

  skip(date: string): void {
    this.#skipped.add(date);
  }

  forget(memberId: number, date: string): void {
    this.#answers.delete(`${date} ${memberId}`);
  }

  forgetMember(memberId: number): void {
    for (const date of this.#dates) this.forget(memberId, date);
  }

  /** Forgets the refusals of a meeting that has moved to another day. */
  forgetRefusals(date: string): void {
    this.#moves.set(date, (this.#moves.get(date) ?? 0) + 1);
    for (const [key, going] of this.#answers)
      if (!going && key.startsWith(`${date} `)) this.#answers.delete(key);
  }

  expectedDates(): string[] {
    return [...this.#dates].toSorted();
  }

  expectedAnswers(): string[] {
    return [...this.#answers].map(([key, going]) => `${key} ${going}`).toSorted();
  }

  answerTo(date: string, memberId: number): boolean | null {
    return this.#answers.get(`${date} ${memberId}`) ?? null;
  }

  expectedRoom(): number[] {
    return [...this.present].toSorted((one, other) => one - other);
  }
}
