/** Who the access token says is calling, and from which device. */
export type Viewer = { memberId: number; sessionId: string };

/** Returns undefined for a token that is bad, expired or ended. */
export type Authenticate = (token: string) => Promise<Viewer | undefined>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : BEARER.exec(header)?.[1];
}
