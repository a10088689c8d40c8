/** The member and the device of an access token. */
export type Bearer = { memberId: number; sessionId: string };

export type TokenBearer = Bearer & { tokenExpiresAt: Date };

/**
 * `hidden`: the ids of members hidden from the viewer as a PostgreSQL array literal, or undefined. A
 * viewer with hidden members must not get shared cached lists.
 */
export type Viewer = Bearer & { hidden: string | undefined };

export type TokenViewer = Viewer & TokenBearer;

/** Returns undefined when the session of the token has ended. */
export type Authenticate = (bearer: TokenBearer) => Promise<TokenViewer | undefined>;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns undefined for a malformed token. */
export function readAccessToken(header: string | undefined): string | undefined {
  const token = withoutScheme(header);
  return token !== undefined && JWT.test(token) ? token : undefined;
}

/** Clients send tokens with or without `Bearer`, in any case. */
export function withoutScheme(header: string | undefined): string | undefined {
  return header?.replace(/^\s*bearer\s+/i, '').trim();
}
