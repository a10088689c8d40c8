/** Who the access token says is calling, and from which device. */
export type Viewer = { memberId: number; sessionId: string };

/** Answers undefined for a token that is bad, expired or no longer wanted. */
export type Authenticate = (token: string) => Promise<Viewer | undefined>;

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;

export function bearerToken(header: string | undefined): string | undefined {
  return header === undefined ? undefined : BEARER.exec(header)?.[1];
}
