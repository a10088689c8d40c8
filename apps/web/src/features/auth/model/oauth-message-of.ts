import { oauthMessages } from '@azit/contract/auth/oauth-message';

/** What a code in the address says; nothing for a word somebody else put there. */
export function oauthMessageOf(code: string | null): string | undefined {
  return Object.entries(oauthMessages).find(([known]) => known === code)?.[1];
}
