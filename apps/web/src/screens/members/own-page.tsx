import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { type Session, useSession } from '#web/session/session.ts';

type OwnPageProps = {
  /** The address without its id; left out where the address has none. */
  path?: string;
  children: (own: Session) => ReactNode;
};

/** For pages about oneself: another's id in the address leads to one's own page. */
export function OwnPage({ path, children }: OwnPageProps) {
  const own = useSession();
  const id = useIdParam();
  // The session watch is about to lead a guest away.
  if (!own) return null;
  if (path && id !== own.memberId) return <Navigate to={`${path}/${own.memberId}`} replace />;
  return children(own);
}
