import type { ClubCard } from '@azit/contract/clubs/club.schema';
import type { AreaCount } from '@azit/contract/clubs/club-counts.endpoints';
import { formatDetailDate } from '@azit/rules/meeting-time';
import { useQuery } from '@tanstack/react-query';
import type { PagedQuery } from '#web/api/paged-query.ts';
import { areaMessages } from '#web/domain/copy/finding/area.ts';
import { type ClubFilters, maxAreas } from '#web/domain/finding/club-filters.ts';
import { AreaCountText } from '#web/features/areas/components/area-count-text.tsx';
import { AreaSheet, type AreaSheetProps } from '#web/features/areas/components/area-sheet.tsx';
import { OwnAreas } from '#web/features/areas/components/own-areas.tsx';
import { useDebouncedValue } from '#web/lib/use-debounced-value.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { type CountedList, clubCountQueries } from '#web/queries/club-count-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';

export type CountableList = {
  filters: ClubFilters;
  listWith: (filters: ClubFilters) => PagedQuery<ClubCard>;
  counted?: CountedList;
};

type AreaFilterSheetProps = CountableList &
  Pick<AreaSheetProps, 'open' | 'onDone' | 'onClose'> & { memberId: number | undefined };

export function AreaFilterSheet(props: AreaFilterSheetProps) {
  const { open, memberId, filters, listWith, counted, onDone, onClose } = props;
  const isMember = memberId !== undefined;
  const profile = useQuery({
    ...memberQueries.cachedProfile(memberId ?? 0),
    enabled: open && isMember,
  });
  const counts = useQuery({
    ...clubCountQueries.byArea(counted ?? { cl: 0 }, filters),
    select: toMap,
    enabled: open && counted !== undefined,
  });
  return (
    <AreaSheet
      hasWholes
      counts={counts.data ?? undefined}
      countryCount={<CountryCount filters={filters} listWith={listWith} />}
      open={open}
      title="지역 고르기"
      chosen={filters.areas}
      most={maxAreas}
      // The counts of the districts decide their order, so wait for the counts: otherwise the rows
      // would move.
      isWaiting={(isMember && profile.isPending) || counts.isLoading}
      countedText={counts.data ? countedText(counted) : undefined}
      shortcut={(codes, toggle) =>
        isMember && (
          <OwnAreas
            memberId={memberId}
            own={profile.data?.areaCodes ?? []}
            chosen={codes}
            onToggle={toggle}
          />
        )
      }
      doneText={(codes) => <DoneText codes={codes} filters={filters} listWith={listWith} />}
      onDone={onDone}
      onClose={onClose}
    />
  );
}

function countedText(counted: CountedList | undefined): string | undefined {
  if (!counted || !('date' in counted)) return undefined;
  return `${formatDetailDate(counted.date, new Date())}에 열리는 아지트 수예요`;
}

function toMap(counts: readonly AreaCount[] | null): ReadonlyMap<string, number> | null {
  return counts && new Map(counts.map(({ areaCode, count }) => [areaCode, count]));
}

/**
 * Count without an area filter: a sum over all areas would omit online clubs and clubs without a
 * known area.
 */
function CountryCount({ filters, listWith }: Pick<CountableList, 'filters' | 'listWith'>) {
  const { isPending, error, total } = useInfiniteList(listWith({ ...filters, areas: [] }));
  return !isPending && !error && total <= countedTo && <AreaCountText count={total} />;
}

const pause = 300;
const countedTo = 1_000;

type DoneTextProps = Pick<CountableList, 'filters' | 'listWith'> & { codes: readonly string[] };

function DoneText({ codes, filters, listWith }: DoneTextProps) {
  const settled = useDebouncedValue(codes, pause);
  const { isPending, error, total } = useInfiniteList(listWith({ ...filters, areas: settled }));
  const isCounted = settled === codes && !isPending && !error && total <= countedTo;
  return isCounted ? areaMessages.lookAt(codes.length, total) : areaMessages.look(codes.length);
}
