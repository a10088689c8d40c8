import { oauthMessages } from '@azit/contract/auth/oauth-message';

export function findOauthMessage(code: string | null): string | undefined {
  return Object.entries(oauthMessages).find(([known]) => known === code)?.[1];
}
