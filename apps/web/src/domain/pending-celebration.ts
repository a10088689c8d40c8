import { readOwn, writeOwn } from '#web/session/own-storage.ts';

export type Celebration = 'joined' | 'opened' | 'first-member' | 'first-member-seen';

const storageKey = 'moments';
const maxMarks = 50;

export function expectCelebration(celebration: Celebration, clubId: number): void {
  const mark = toMark(celebration, clubId);
  const others = readMarks().filter((other) => other !== mark);
  writeMarks([mark, ...others].slice(0, maxMarks));
}

export function isExpected(celebration: Celebration, clubId: number): boolean {
  return readMarks().includes(toMark(celebration, clubId));
}

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
