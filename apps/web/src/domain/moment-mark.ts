import { isRecord } from '#web/api/error.ts';
import { sessionStore } from '#web/session/session.ts';

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

/** Of this member on this device. Anything odd in the storage reads as nothing. */
function readMarks(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (!isRecord(stored) || stored.memberId !== ownId() || !Array.isArray(stored.marks)) return [];
    return stored.marks.filter((mark) => typeof mark === 'string');
  } catch {
    return [];
  }
}

function writeMarks(marks: readonly string[]): void {
  if (marks.length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ memberId: ownId(), marks }));
}

function ownId(): number | null {
  return sessionStore.getState().session?.memberId ?? null;
}
