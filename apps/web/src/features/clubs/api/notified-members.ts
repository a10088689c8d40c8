const key = 'createdClubNotified';

/** How many members of an earlier club were notified of the new one. */
export function rememberNotified(clubId: number, count: number): void {
  sessionStorage.setItem(key, `${clubId} ${count}`);
}

export function readNotified(clubId: number): number {
  const [id, count] = (sessionStorage.getItem(key) ?? '').split(' ').map(Number);
  return id === clubId ? (count ?? 0) : 0;
}
