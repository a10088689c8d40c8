import type { Crew } from '@azit/contract/crews/crew.schema';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '#web/api/is-not-found.ts';
import { CrewMemberView } from '#web/features/crews/components/crew-member-view.tsx';
import { InvitedBar } from '#web/features/crews/components/invited-bar.tsx';
import { InvitedView } from '#web/features/crews/components/invited-view.tsx';
import { StrangerBar, StrangerView } from '#web/features/crews/components/stranger-view.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { crewQueries } from '#web/queries/crew-queries.ts';
import { useSession } from '#web/session/session.ts';
import { FloatingTopBar } from '#web/ui/layout/floating-top-bar.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { NotFoundScreen } from '../system/not-found-screen.tsx';
import { CrewContent } from './crew-frame.tsx';

export function CrewScreen() {
  const crewId = useIdParam();
  const query = useQuery({ ...crewQueries.detail(crewId ?? 0), enabled: crewId !== null });
  usePageTitle(query.data?.name ?? '크루');
  if (crewId === null || isNotFound(query.error)) return <NotFoundScreen />;
  if (query.data) return <OpenCrew crew={query.data} />;
  return (
    <Page padded topBar={<TopBar title="크루" leading={<BackButton />} />}>
      <CrewContent query={query} render={() => null} />
    </Page>
  );
}

function OpenCrew({ crew }: { crew: Crew }) {
  const viewerId = useSession()?.memberId;
  const topBar = <FloatingTopBar leading={<BackButton variant="surface" />} />;
  if (crew.myState === 'JOINED' && viewerId !== undefined) {
    return (
      <Page topBar={topBar}>
        <CrewMemberView crew={crew} viewerId={viewerId} />
      </Page>
    );
  }
  if (crew.myState === 'INVITED') {
    return (
      <Page topBar={topBar} actionBar={<InvitedBar crew={crew} />}>
        <InvitedView crew={crew} />
      </Page>
    );
  }
  return (
    <Page topBar={topBar} actionBar={<StrangerBar crew={crew} />}>
      <StrangerView crew={crew} />
    </Page>
  );
}
