import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import {
  type InviteTarget,
  parseInviteKey,
  readInviteKey,
  rememberInviteKey,
} from '#web/session/invite-key.ts';

/**
 * The key from the address, or else the stored one. Keeps the key of a link that has ended while
 * its page is open: without the key, the page would change to that of an unknown club.
 */
export function useInviteKey(target: InviteTarget | null): string | undefined {
  const given = parseInviteKey(useLocation().hash);
  useEffect(() => {
    if (target !== null && given !== null) rememberInviteKey(target, given);
  }, [target, given]);
  return useMemo(
    () => given ?? (target === null ? undefined : readInviteKey(target)),
    [target, given],
  );
}
