const key = 'createdClub';

/**
 * After a club is created the tab goes one step back, to its form, which reads this and gives its
 * place in the history to the club: Back then leads to the page before the form, not to an empty form.
 */
export function rememberCreatedClub(clubId: number): void {
  sessionStorage.setItem(key, String(clubId));
}

export function readCreatedClub(): number | null {
  const stored = Number(sessionStorage.getItem(key));
  return Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

export function forgetCreatedClub(): void {
  sessionStorage.removeItem(key);
}
