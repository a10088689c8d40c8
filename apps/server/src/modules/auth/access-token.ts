import { jwtVerify, SignJWT } from 'jose';
import type { Bearer, TokenBearer } from '#server/http/viewer.ts';
import type { Clock } from '#server/runtime/clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'azit';
const ACCESS_TOKEN_SECONDS = 30 * 60;

export type AccessTokens = {
  issue(bearer: Bearer): Promise<string>;
  /**
   * Checks only signature and expiry: `authenticate` checks in the database that the session is
   * active.
   */
  read(token: string): Promise<TokenBearer | undefined>;
};

export function accessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ memberId, sessionId }) => {
      const issuedAt = Math.floor(clock.now().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setSubject(String(memberId))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          currentDate: clock.now(),
          requiredClaims: ['sub', 'exp', 'sid'],
        });
        const memberId = Number(payload.sub);
        const { sid, exp } = payload;
        if (typeof sid !== 'string' || exp === undefined || !Number.isInteger(memberId)) return;
        return { memberId, sessionId: sid, tokenExpiresAt: new Date(exp * 1_000) };
      } catch {
        return undefined;
      }
    },
  };
}
