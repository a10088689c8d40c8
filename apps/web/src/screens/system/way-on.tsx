import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

/** Leads on from a page that cannot show its content. */
export function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="tonal" size="medium">
      {children}
    </ButtonLink>
  );
}
