import { useHeadingFocus } from '#web/app/use-heading-focus.ts';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

/** For keyboard and screen reader. It may come a moment after the page: `firstPath` is what was opened. */
export function PageAids({ firstPath }: { firstPath: string }) {
  useHeadingFocus(firstPath);
  return <SkipLink />;
}
