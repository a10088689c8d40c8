const PASSWORD_CHECK_MS = 10 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const UNUSED_MS = 14 * DAY_MS;
const SESSION_MS = 90 * DAY_MS;

export function refreshExpiry(now: Date, sessionStart: Date): Date {
  return new Date(Math.min(now.getTime() + UNUSED_MS, sessionEnd(sessionStart)));
}

export function passwordCheckEnd(now: Date): Date {
  return new Date(now.getTime() + PASSWORD_CHECK_MS);
}

/** Renewing tokens does not extend the session, so that a stolen token does not work forever. */
export function isSessionOver(sessionStart: Date, now: Date): boolean {
  return sessionEnd(sessionStart) <= now.getTime();
}

function sessionEnd(sessionStart: Date): number {
  return sessionStart.getTime() + SESSION_MS;
}
