import { oauthMessages } from '@azit/contract/auth/oauth-message';

/** Returns the message of a code in the URL; undefined for an unknown one. */
export function findOauthMessage(code: string | null): string | undefined {
  return Object.entries(oauthMessages).find(([known]) => known === code)?.[1];
}
