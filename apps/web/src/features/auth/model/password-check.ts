/** As long as the server lets a device change its password after the check. */
const validity = 10 * 60 * 1000;

let check: { memberId: number; at: number } | null = null;

/** In memory only: after a reload the password has to be checked again. */
export function notePasswordChecked(memberId: number, at: number): void {
  check = { memberId, at };
}

export function forgetPasswordCheck(): void {
  check = null;
}

export function isPasswordChecked(memberId: number, now: number): boolean {
  return check !== null && check.memberId === memberId && now - check.at < validity;
}
