import { isRecord } from '#web/lib/is-record.ts';

/** Reads the member id without verifying the token: only the server can verify it. */
export function tokenOwner(accessToken: string): number | null {
  const payload = accessToken.replace(/^Bearer /, '').split('.')[1] ?? '';
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const memberId = isRecord(claims) ? Number(claims.sub) : Number.NaN;
    return Number.isSafeInteger(memberId) && memberId > 0 ? memberId : null;
  } catch {
    return null;
  }
}
