/** In milliseconds. For this time after a password check, the server accepts a new password. */
const validity = 10 * 60 * 1000;

let check: { memberId: number; at: number } | null = null;

/** The check is stored in memory only: a reload requires another check. */
export function notePasswordChecked(memberId: number, at: number): void {
  check = { memberId, at };
}

export function forgetPasswordCheck(): void {
  check = null;
}

export function isPasswordChecked(memberId: number, now: number): boolean {
  return check !== null && check.memberId === memberId && now - check.at < validity;
}
