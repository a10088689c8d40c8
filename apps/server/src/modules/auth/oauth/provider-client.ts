import * as client from 'openid-client';
import type { Config } from '#server/runtime/config.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import type { OauthSettings } from '#server/runtime/settings/oauth-settings.ts';

const TIMEOUT_SECONDS = 5;

const NAVER: client.ServerMetadata = {
  issuer: 'https://nid.naver.com',
  authorization_endpoint: 'https://nid.naver.com/oauth2.0/authorize',
  token_endpoint: 'https://nid.naver.com/oauth2.0/token',
};

const discovered = new Map<string, Promise<client.Configuration>>();

export function providerClient(settings: OauthSettings): Promise<client.Configuration> {
  const key = JSON.stringify([settings.issuer, settings.clientId, settings.clientSecret]);
  const known = discovered.get(key);
  if (known !== undefined) return known;
  const fetched = configure(settings);
  discovered.set(key, fetched);
  fetched.catch(() => discovered.delete(key));
  return fetched;
}

async function configure({ issuer, clientId, clientSecret }: OauthSettings) {
  if (issuer === undefined) {
    const authentication = client.ClientSecretPost(clientSecret);
    const naver = new client.Configuration(NAVER, clientId, clientSecret, authentication);
    naver.timeout = TIMEOUT_SECONDS;
    return naver;
  }
  const url = new URL(issuer);
  // Verify the signature of the id token too: TLS alone would trust every proxy between provider
  // and server.
  const execute = [client.enableNonRepudiationChecks];
  // Plain HTTP is safe here: the settings accept it only for a provider on the same machine.
  if (url.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(url, clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_SECONDS,
  });
}

export function findProvider({ oauthProviders }: Config, name: string): OauthSettings {
  const found = oauthProviders.find(({ provider }) => provider === name);
  if (found === undefined) {
    throw new Refusal(404, 'PROVIDER_NOT_FOUND', '지원하지 않는 소셜 로그인이에요.');
  }
  return found;
}
