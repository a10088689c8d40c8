import { useHeadingFocus } from '#web/app/use-heading-focus.ts';
import { useScrollDirection } from '#web/app/use-scroll-direction.ts';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

export function PageAids({ firstPath }: { firstPath: string }) {
  useHeadingFocus(firstPath);
  useScrollDirection();
  return <SkipLink />;
}
