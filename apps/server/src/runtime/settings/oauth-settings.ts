export type OauthSettings = {
  readonly provider: string;
  readonly label: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** The issuer for OpenID Connect discovery; Naver has none and is hard-coded. */
  readonly issuer: string | undefined;
};

const presets = [
  {
    provider: 'google',
    label: '구글',
    issuer: 'https://accounts.google.com',
    scope: 'openid email',
  },
  {
    provider: 'kakao',
    label: '카카오',
    issuer: 'https://kauth.kakao.com',
    scope: 'openid account_email',
  },
  { provider: 'naver', label: '네이버', issuer: undefined, scope: '' },
] as const;

type Environment = Record<string, string | undefined>;

export function readOauthSettings(env: Environment): OauthSettings[] {
  const known = presets.flatMap((preset) => {
    const pair = readPair(env, `OAUTH_${preset.provider.toUpperCase()}`);
    return pair === undefined ? [] : [{ ...preset, ...pair }];
  });
  return [...known, ...readGeneric(env)];
}

function readGeneric(env: Environment): OauthSettings[] {
  const pair = readPair(env, 'OAUTH_OIDC');
  const issuer = env.OAUTH_OIDC_ISSUER || undefined;
  if (pair === undefined && issuer === undefined) return [];
  if (pair === undefined || issuer === undefined || !URL.canParse(issuer)) {
    throw new Error(
      'OAUTH_OIDC_ISSUER, OAUTH_OIDC_CLIENT_ID and OAUTH_OIDC_CLIENT_SECRET belong together',
    );
  }
  if (!isSafeIssuer(new URL(issuer))) {
    throw new Error(
      `OAUTH_OIDC_ISSUER: ${issuer} must begin with https:, because anyone on the way could forge who logs in; http: is for this machine only`,
    );
  }
  const label = env.OAUTH_OIDC_LABEL || '소셜 계정';
  return [{ provider: 'oidc', label, issuer, scope: 'openid email', ...pair }];
}

function isSafeIssuer({ protocol, hostname }: URL): boolean {
  if (protocol !== 'http:') return protocol === 'https:';
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

function readPair(env: Environment, prefix: string) {
  const clientId = env[`${prefix}_CLIENT_ID`] || undefined;
  const clientSecret = env[`${prefix}_CLIENT_SECRET`] || undefined;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined) {
    throw new Error(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET belong together`);
  }
  return { clientId, clientSecret };
}
