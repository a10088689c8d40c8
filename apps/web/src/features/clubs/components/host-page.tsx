import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { useSession } from '#web/session/session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { ClubFrame } from './club-frame.tsx';

type HostPageProps = {
  title: string;
  children: (club: ClubDetail, topBar: ReactNode) => ReactNode;
};

/** This check only selects the view. The server also refuses everyone except the host. */
export function HostPage({ title, children }: HostPageProps) {
  const clubId = useIdParam();
  const session = useSession();
  usePageTitle(title);
  const parent = clubId === null ? paths.home : paths.clubDetail(clubId);
  const topBar = <TopBar title={title} leading={<BackButton fallback={parent} />} />;
  return (
    <ClubFrame clubId={clubId} topBar={topBar}>
      {(club) =>
        session?.memberId === club.host.memberId ? (
          children(club, topBar)
        ) : (
          <Page padded topBar={topBar}>
            <EmptyState
              icon={<Lock />}
              title="호스트만 들어올 수 있어요."
              how={`${club.host.nickname}님이 연 아지트예요.`}
              action={
                <ButtonLink to={paths.clubDetail(club.clubId)} variant="tonal" size="medium">
                  {clubMessages.look}
                </ButtonLink>
              }
            />
          </Page>
        )
      }
    </ClubFrame>
  );
}
