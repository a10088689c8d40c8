import type { Crew } from '@azit/contract/crews/crew.schema';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isNotFound } from '#web/api/is-not-found.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { NotFoundScreen } from '../system/not-found-screen.tsx';

type CrewPageProps = {
  title: (crew: Crew | undefined) => string;
  children: (crew: Crew) => ReactNode;
};

/** A page below the crew's own: only members of the crew can open it. */
export function CrewPage({ title, children }: CrewPageProps) {
  const crewId = useIdParam();
  const query = useQuery({ ...crewQueries.detail(crewId ?? 0), enabled: crewId !== null });
  const { data: crew } = query;
  const heading = title(crew);
  usePageTitle(heading);
  const isHidden = crew !== undefined && crew.myState !== 'JOINED';
  if (crewId === null || isHidden || isNotFound(query.error)) return <NotFoundScreen />;
  return (
    <Page padded topBar={<TopBar title={heading} leading={<BackButton />} />}>
      <CrewContent query={query} render={children} />
    </Page>
  );
}

type CrewContentProps = {
  query: {
    data: Crew | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  render: (crew: Crew) => ReactNode;
};

export function CrewContent({ query, render }: CrewContentProps) {
  if (query.data) return render(query.data);
  if (query.error) {
    return (
      <ErrorState
        message="크루를 불러오지 못했어요."
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <SkeletonGroup>
      <Skeleton height="13rem" />
      <Skeleton shape="line" width="60%" height="2.4rem" />
      <Skeleton shape="line" width="40%" />
      <Skeleton height="20rem" />
    </SkeletonGroup>
  );
}
