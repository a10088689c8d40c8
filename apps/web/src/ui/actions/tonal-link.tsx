import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

export function WayOn({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} variant="tonal" size="medium">
      {children}
    </ButtonLink>
  );
}
