import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { HostCapability } from '@azit/contract/host-capability';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { clubMessages } from '#web/domain/copy/club.ts';
import { mayAct } from '#web/domain/own-application.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useIdParam } from '#web/navigation/use-id-param.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { useSession } from '#web/session/session.ts';
import { TonalLink } from '#web/ui/actions/tonal-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ClubFrame } from './club-frame.tsx';

type HostPageProps = {
  title: string;
  capability: HostCapability;
  children: (club: ClubDetail, topBar: ReactNode) => ReactNode;
};

/** `capability` only decides what is shown. The server checks it for every request, too. */
export function HostPage({ title, capability, children }: HostPageProps) {
  const clubId = useIdParam();
  const session = useSession();
  usePageTitle(title);
  const parent = clubId === null ? paths.home : paths.clubDetail(clubId);
  const topBar = <BackBar title={title} fallback={parent} />;
  return (
    <ClubFrame clubId={clubId} topBar={topBar}>
      {(club) =>
        session && mayAct(club, session.memberId, capability) ? (
          children(club, topBar)
        ) : (
          <Page padded topBar={topBar}>
            <EmptyState
              icon={<Lock />}
              title="호스트만 들어올 수 있어요."
              how={`${club.host.nickname}님이 연 아지트예요.`}
              action={<TonalLink to={paths.clubDetail(club.clubId)}>{clubMessages.look}</TonalLink>}
            />
          </Page>
        )
      }
    </ClubFrame>
  );
}
