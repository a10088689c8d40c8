import { inviteKey } from '@azit/contract/clubs/invite-link.schema';

/** The id of a club, or the path of a crew. */
export type InviteTarget = number | string;

const storageKey = (target: InviteTarget) => `inviteKey ${target}`;

/** Returns null if the fragment is not the key of an invite link. */
export function parseInviteKey(fragment: string): string | null {
  return inviteKey.safeParse(new URLSearchParams(fragment.slice(1)).get('key')).data ?? null;
}

/** Uses session storage: the key is still needed in this tab after the login or the sign-up. */
export function rememberInviteKey(target: InviteTarget, key: string): void {
  sessionStorage.setItem(storageKey(target), key);
}

export function readInviteKey(target: InviteTarget): string | undefined {
  return sessionStorage.getItem(storageKey(target)) ?? undefined;
}

export function forgetInviteKey(target: InviteTarget): void {
  sessionStorage.removeItem(storageKey(target));
}

export function inviteKeyHeader(key: string | undefined) {
  return key === undefined ? undefined : { 'X-Invite-Key': key };
}
