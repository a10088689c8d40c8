import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';

type TonalLinkProps = { to: string; children: ReactNode };

export function TonalLink({ to, children }: TonalLinkProps) {
  return (
    <ButtonLink to={to} variant="tonal" size="medium">
      {children}
    </ButtonLink>
  );
}
