import type { Config } from '#server/config.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { OauthSettings } from '#server/lib/oauth-settings.ts';

export function findProvider({ oauthProviders }: Config, name: string): OauthSettings {
  const found = oauthProviders.find(({ provider }) => provider === name);
  if (found === undefined) {
    throw new Refusal(404, 'PROVIDER_NOT_FOUND', '지원하지 않는 소셜 로그인이에요.');
  }
  return found;
}
