import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { type Session, useSession } from '#web/session/session.ts';

type OwnPageProps = {
  toPath?: (memberId: number) => string;
  children: (own: Session) => ReactNode;
};

export function OwnPage({ toPath, children }: OwnPageProps) {
  const own = useSession();
  const id = useIdParam();
  // Without a session, `watchSession` redirects to the login right after this render.
  if (!own) return null;
  if (toPath && id !== own.memberId) return <Navigate to={toPath(own.memberId)} replace />;
  return children(own);
}
