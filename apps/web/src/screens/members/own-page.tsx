import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { type Session, useSession } from '#web/session/session.ts';

type OwnPageProps = {
  /** Builds the page's URL; absent if that URL has no id. */
  toPath?: (memberId: number) => string;
  children: (own: Session) => ReactNode;
};

/**
 * For pages about the viewer: another member's id in the URL redirects to the viewer's own page.
 */
export function OwnPage({ toPath, children }: OwnPageProps) {
  const own = useSession();
  const id = useIdParam();
  // Only until the session watch redirects a guest to the login.
  if (!own) return null;
  if (toPath && id !== own.memberId) return <Navigate to={toPath(own.memberId)} replace />;
  return children(own);
}
