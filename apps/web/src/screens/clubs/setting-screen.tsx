import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { Repeat, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { HostPage } from '#web/features/clubs/components/host-page.tsx';
import { HostRows } from '#web/features/hosting/components/host-rows.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { EndRow } from './end-row.tsx';

export function ClubSettingScreen() {
  return (
    <HostPage title="아지트 설정" capability="closeClub">
      {(club, topBar) => (
        <Page padded topBar={topBar}>
          <ClubSummary club={club} />
          <Settings club={club} />
        </Page>
      )}
    </HostPage>
  );
}

function Settings({ club }: { club: ClubDetail }) {
  const navigate = useNavigate();
  const isActive = club.phase === 'open';
  const goHome = () => void navigate(paths.home);
  const end = <EndRow club={club} viewerId={club.host.memberId} onCancelled={goHome} />;
  const hasEnded = club.phase === 'over' || club.phase === 'cancelled';
  return (
    <>
      {!isActive && <Callout>{whyNotOpen(club.phase)}. 더는 고칠 수 없어요.</Callout>}
      <ListRow
        title={isActive ? '멤버 관리하기' : '멤버 보기'}
        leading={<Users />}
        to={paths.clubMembers(club.clubId)}
      />
      {hasEnded && (
        <ListRow
          title={hostingMessages.again}
          leading={<Repeat />}
          to={paths.clubAgain(club.clubId)}
        />
      )}
      {isActive && <HostRows club={club} hasEdit end={end} />}
    </>
  );
}
