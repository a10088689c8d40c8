import { readOwn, writeOwn } from '#web/session/own-storage.ts';

/** `joined`: the host has accepted what was waiting. `opened`: the own club stands. */
export type Moment = 'joined' | 'opened';

const storageKey = 'moments';
const keptAtMost = 50;

/** The page of the club is to show this moment, once. */
export function expectMoment(moment: Moment, clubId: number): void {
  const mark = markOf(moment, clubId);
  const others = readMarks().filter((kept) => kept !== mark);
  writeMarks([mark, ...others].slice(0, keptAtMost));
}

/** Returns whether it was to be shown; it is not to be shown again. */
export function takeMoment(moment: Moment, clubId: number): boolean {
  const mark = markOf(moment, clubId);
  const marks = readMarks();
  if (!marks.includes(mark)) return false;
  writeMarks(marks.filter((kept) => kept !== mark));
  return true;
}

function markOf(moment: Moment, clubId: number): string {
  return `${moment} ${clubId}`;
}

function readMarks(): string[] {
  const { marks } = readOwn(storageKey);
  return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
}

function writeMarks(marks: readonly string[]): void {
  writeOwn(storageKey, marks.length === 0 ? null : { marks });
}
