import { inviteKey } from '@azit/contract/clubs/invite-link.schema';

const storageKey = (clubId: number) => `inviteKey ${clubId}`;

/** Returns null if the fragment is not the key of an invite link. */
export function parseInviteKey(fragment: string): string | null {
  return inviteKey.safeParse(new URLSearchParams(fragment.slice(1)).get('key')).data ?? null;
}

/** Session storage: the key must survive the login and the sign-up of this tab. */
export function rememberInviteKey(clubId: number, key: string): void {
  sessionStorage.setItem(storageKey(clubId), key);
}

export function readInviteKey(clubId: number): string | undefined {
  return sessionStorage.getItem(storageKey(clubId)) ?? undefined;
}

export function forgetInviteKey(clubId: number): void {
  sessionStorage.removeItem(storageKey(clubId));
}

export function inviteKeyHeader(key: string | undefined) {
  return key === undefined ? undefined : { 'X-Invite-Key': key };
}
