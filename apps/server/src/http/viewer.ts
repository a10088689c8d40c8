/** Who the access token says is calling, and from which device. */
export type Bearer = { memberId: number; sessionId: string };

/** What a token says, with its end. */
export type TokenBearer = Bearer & { tokenExpiresAt: Date };

/**
 * `hidden`: the ids of those who are hidden from the viewer, as PostgreSQL writes them and takes them
 * back; undefined where nobody is. With anybody hidden, lists made for everybody are not theirs.
 */
export type Viewer = Bearer & { hidden: string | undefined };

/** A viewer with the end of the token that says so. */
export type TokenViewer = Viewer & TokenBearer;

/** Returns undefined when the session of the token has ended. */
export type Authenticate = (bearer: TokenBearer) => Promise<TokenViewer | undefined>;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns undefined for what cannot be a token, so that nobody looks it up. */
export function accessTokenOf(header: string | undefined): string | undefined {
  const token = withoutScheme(header);
  return token !== undefined && JWT.test(token) ? token : undefined;
}

/** A token may come with `Bearer` in any case, or without. */
export function withoutScheme(header: string | undefined): string | undefined {
  return header?.replace(/^\s*bearer\s+/i, '').trim();
}
