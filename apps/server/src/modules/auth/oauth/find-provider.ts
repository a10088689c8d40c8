import type { Config } from '#server/runtime/config.ts';
import type { OauthSettings } from '#server/runtime/oauth-settings.ts';
import { Refusal } from '#server/runtime/refusal.ts';

export function findProvider({ oauthProviders }: Config, name: string): OauthSettings {
  const found = oauthProviders.find(({ provider }) => provider === name);
  if (found === undefined) {
    throw new Refusal(404, 'PROVIDER_NOT_FOUND', '지원하지 않는 소셜 로그인이에요.');
  }
  return found;
}
