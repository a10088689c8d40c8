const key = 'createdClub';

/**
 * Passes the id of a new club back from the preview to the form. The form replaces its history
 * entry with the club, so that Back leads to the page before the form.
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
