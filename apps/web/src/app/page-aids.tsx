import { useHeadingFocus } from '#web/app/use-heading-focus.ts';
import { SkipLink } from '#web/ui/layout/skip-link.tsx';

/** Keyboard and screen reader support. May load after the page: `firstPath` is the opened path. */
export function PageAids({ firstPath }: { firstPath: string }) {
  useHeadingFocus(firstPath);
  return <SkipLink />;
}
