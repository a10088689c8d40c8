import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { ApiError } from '#web/api/error.ts';
import { appMessages } from '#web/domain/copy/app.ts';
import { paths } from '#web/navigation/paths.ts';
import { clubQueries } from '#web/queries/club-queries.ts';
import { QueryFallback } from '#web/queries/query-fallback.tsx';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './rows-skeleton.module.css';

type ClubFrameProps = {
  clubId: number | null;
  topBar: ReactNode;
  loading?: ReactNode;
  /**
   * Replaces the message that the club does not exist, for example with the invitation to a club
   * that is open to link holders only.
   */
  missing?: ReactNode;
  children: (club: ClubDetail) => ReactNode;
};

export function ClubFrame({ clubId, topBar, loading, missing, children }: ClubFrameProps) {
  const query = useQuery({ ...clubQueries.detail(clubId ?? 0), enabled: clubId !== null });
  const { data: club, error } = query;
  // Defer rendering the page, so that a slow phone stays responsive.
  const isDrawn = useDeferredValue(club !== undefined);
  if (clubId === null || (error instanceof ApiError && error.status === 404)) {
    if (missing) return missing;
    return (
      <Page padded topBar={topBar}>
        <EmptyState
          icon={<SearchX />}
          title="아지트를 찾을 수 없어요."
          how="주소가 바뀌었거나 초대 링크로만 볼 수 있는 아지트예요."
          action={<TonalLink to={paths.home}>{appMessages.goHome}</TonalLink>}
        />
      </Page>
    );
  }
  if (club && isDrawn) return children(club);
  if (!error && loading) return loading;
  return (
    <Page padded topBar={topBar}>
      <QueryFallback query={query}>
        <RowsSkeleton />
      </QueryFallback>
    </Page>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.rows}>
        <div className={styles.summary}>
          <Skeleton width="5.6rem" height="5.6rem" />
          <div className={styles.lines}>
            <Skeleton shape="line" width="70%" height="1.8rem" />
            <Skeleton shape="line" width="45%" />
          </div>
        </div>
        <Skeleton height="8.9rem" />
        <Skeleton shape="line" width="30%" />
        <Skeleton height="14rem" />
      </div>
    </SkeletonGroup>
  );
}
