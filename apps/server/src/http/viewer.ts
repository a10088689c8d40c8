export type Bearer = { memberId: number; sessionId: string };

export type TokenBearer = Bearer & { tokenExpiresAt: Date };

/**
 * `hidden` is a PostgreSQL array literal: the ids of the members whom the viewer has blocked or who
 * have blocked the viewer. It is undefined for viewers without blocks, who all share the cached
 * lists.
 */
export type Viewer = Bearer & { hidden: string | undefined };

export type TokenViewer = Viewer & TokenBearer;

export type Authenticate = (bearer: TokenBearer) => Promise<TokenViewer | undefined>;

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

export function readAccessToken(header: string | undefined): string | undefined {
  const token = withoutScheme(header);
  return token !== undefined && JWT.test(token) ? token : undefined;
}

export function withoutScheme(header: string | undefined): string | undefined {
  return header?.replace(/^\s*bearer\s+/i, '').trim();
}
