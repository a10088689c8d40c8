import { readOwn, writeOwn } from '#web/session/own-storage.ts';

/** `joined`: the host accepted the application. `opened`: the member's own club is open. */
export type Celebration = 'joined' | 'opened';

const storageKey = 'moments';
const maxMarks = 50;

/** The club's page shows this celebration once. */
export function expectCelebration(celebration: Celebration, clubId: number): void {
  const mark = toMark(celebration, clubId);
  const others = readMarks().filter((other) => other !== mark);
  writeMarks([mark, ...others].slice(0, maxMarks));
}

/** Returns whether to show it, and removes it. */
export function takeCelebration(celebration: Celebration, clubId: number): boolean {
  const mark = toMark(celebration, clubId);
  const marks = readMarks();
  if (!marks.includes(mark)) return false;
  writeMarks(marks.filter((other) => other !== mark));
  return true;
}

function toMark(celebration: Celebration, clubId: number): string {
  return `${celebration} ${clubId}`;
}

function readMarks(): string[] {
  const { marks } = readOwn(storageKey);
  return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
}

function writeMarks(marks: readonly string[]): void {
  writeOwn(storageKey, marks.length === 0 ? null : { marks });
}
