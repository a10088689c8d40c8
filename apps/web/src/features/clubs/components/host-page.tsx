import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackButton } from '#web/lib/back-button.tsx';
import { useSession } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import { ClubFrame } from './club-frame.tsx';

type HostPageProps = {
  title: string;
  children: (club: ClubDetail, topBar: ReactNode) => ReactNode;
};

/** A page for the host of the club in the address. The server refuses others as well. */
export function HostPage({ title, children }: HostPageProps) {
  const clubId = useIdParam();
  const session = useSession();
  usePageTitle(title);
  const topBar = (
    <TopBar title={title} leading={<BackButton fallback={`/azit/detail/${clubId}`} />} />
  );
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
                <ButtonLink to={`/azit/detail/${club.clubId}`} variant="tonal" size="medium">
                  아지트 보기
                </ButtonLink>
              }
            />
          </Page>
        )
      }
    </ClubFrame>
  );
}
