import { lazy, Suspense } from 'react';
import type { ClubFilters } from '#web/domain/finding/club-filters.ts';
import { FilterChips } from '#web/features/filters/components/filter-chips.tsx';
import { useNamedLayer } from '#web/navigation/use-layer.ts';
import { useSession } from '#web/session/session.ts';
import type { CountableList } from './area-filter-sheet.tsx';

const AreaFilterSheet = lazy(async () => ({
  default: (await import('./area-filter-sheet.tsx')).AreaFilterSheet,
}));

type ListFiltersProps = CountableList & {
  onChange: (filters: ClubFilters, options?: { replace?: boolean }) => void;
};

export function ListFilters({ filters, onChange, ...list }: ListFiltersProps) {
  const session = useSession();
  const sheet = useNamedLayer('areas');
  return (
    <>
      <FilterChips
        filters={filters}
        isMember={session !== null}
        onChange={onChange}
        onAreas={sheet.open}
      />
      {sheet.wasOpened && (
        <Suspense fallback={null}>
          <AreaFilterSheet
            open={sheet.isOpen}
            memberId={session?.memberId}
            filters={filters}
            {...list}
            onDone={(areas) => onChange({ ...filters, areas }, { replace: true })}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  );
}
