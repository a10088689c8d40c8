import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

type HostOnlyProps = { club: ClubDetail; topBar: ReactNode; children: ReactNode };

/** The server refuses as well; this says so before anything is tried. */
export function HostOnly({ club, topBar, children }: HostOnlyProps) {
  const session = useSession();
  if (session?.memberId === club.host.memberId) return children;
  return (
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
  );
}
