import { expect, test } from 'vitest';
import { readOauthSettings } from '#server/runtime/settings/oauth-settings.ts';

const names = (env: Record<string, string>) =>
  readOauthSettings(env).map(({ provider, label }) => `${provider} ${label}`);

test('a provider with both an id and a secret is enabled', () => {
  expect(names({})).toEqual([]);
  expect(
    names({
      OAUTH_NAVER_CLIENT_ID: 'a',
      OAUTH_NAVER_CLIENT_SECRET: 'b',
      OAUTH_GOOGLE_CLIENT_ID: 'a',
      OAUTH_GOOGLE_CLIENT_SECRET: 'b',
      OAUTH_KAKAO_CLIENT_ID: '',
      OAUTH_OIDC_ISSUER: 'https://login.example',
      OAUTH_OIDC_CLIENT_ID: 'a',
      OAUTH_OIDC_CLIENT_SECRET: 'b',
      OAUTH_OIDC_LABEL: '회사 계정',
    }),
  ).toEqual(['google 구글', 'naver 네이버', 'oidc 회사 계정']);
});

test.each([
  [{ OAUTH_KAKAO_CLIENT_ID: 'a' }, 'OAUTH_KAKAO'],
  [{ OAUTH_OIDC_ISSUER: 'https://login.example' }, 'OAUTH_OIDC'],
  [{ OAUTH_OIDC_CLIENT_ID: 'a', OAUTH_OIDC_CLIENT_SECRET: 'b' }, 'OAUTH_OIDC'],
])('the incomplete provider setting %j is refused', (env, name) => {
  expect(() => readOauthSettings(env)).toThrow(name);
});

const withIssuer = (issuer: string) =>
  readOauthSettings({
    OAUTH_OIDC_ISSUER: issuer,
    OAUTH_OIDC_CLIENT_ID: 'a',
    OAUTH_OIDC_CLIENT_SECRET: 'b',
  });

// covers A2.20 (docs/coverage-statements.md)
test.each([
  'http://login.example',
  'http://127.0.0.1.example',
  'http://10.0.0.5:9000',
  'ftp://localhost',
])('the issuer %s is refused by name because its replies could be forged', (issuer) => {
  expect(() => withIssuer(issuer)).toThrow(/^OAUTH_OIDC_ISSUER/);
});

test.each([
  'https://login.example',
  'http://localhost:9000',
  'http://127.0.0.1:1',
  'http://[::1]:9',
])('the issuer %s is accepted', (issuer) => {
  expect(withIssuer(issuer)).toHaveLength(1);
});
