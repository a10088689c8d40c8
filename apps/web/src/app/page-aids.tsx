import { useHeadingFocus } from '#web/app/use-heading-focus.ts';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

export function PageAids({ firstPath }: { firstPath: string }) {
  useHeadingFocus(firstPath);
  return <SkipLink />;
}
