import { lazy, Suspense } from 'react';
import { paths } from '#web/navigation/paths.ts';
import { IconLink } from '#web/ui/actions/icon-link.tsx';
import { BellIcon } from '#web/ui/media/nav-icons.tsx';

const CountedBell = lazy(async () => ({
  default: (await import('./counted-bell.tsx')).CountedBell,
}));

const bell = <IconLink to={paths.notices} label="알림" icon={<BellIcon />} />;

/** The component with the count is loaded on demand, so that the first download stays small. */
export function NoticeBell() {
  return (
    <Suspense fallback={bell}>
      <CountedBell />
    </Suspense>
  );
}
