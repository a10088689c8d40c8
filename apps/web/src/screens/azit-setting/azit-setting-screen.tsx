import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Pencil, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import { CloseClubRow } from '#web/features/clubs/components/close-club-row.tsx';
import { ClubFrame } from '#web/features/clubs/components/club-frame.tsx';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { HostOnly } from '#web/features/clubs/components/host-only.tsx';
import { RowsSkeleton } from '#web/features/clubs/components/rows-skeleton.tsx';
import { BackButton } from '#web/lib/back-button.tsx';
import { clubMessages } from '#web/lib/messages/club.ts';
import { useIdParam } from '#web/lib/use-id-param.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { Callout } from '#web/ui/callout.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './azit-setting-screen.module.css';

const title = '아지트 설정';

export function AzitSettingScreen() {
  const clubId = useIdParam();
  usePageTitle(title);
  const topBar = (
    <TopBar title={title} leading={<BackButton fallback={`/azit/detail/${clubId}`} />} />
  );
  const loading = (
    <Page padded topBar={topBar}>
      <RowsSkeleton />
    </Page>
  );
  return (
    <ClubFrame clubId={clubId} topBar={topBar} loading={loading}>
      {(club) => (
        <HostOnly club={club} topBar={topBar}>
          <Page padded topBar={topBar}>
            <ClubSummary club={club} />
            <Settings club={club} />
          </Page>
        </HostOnly>
      )}
    </ClubFrame>
  );
}

function Settings({ club: { clubId, clubStatus } }: { club: ClubDetail }) {
  const navigate = useNavigate();
  const isActive = clubStatus === 'CLUB_ACTIVE';
  return (
    <>
      {!isActive && <Callout>{clubMessages.ended}. 수정하거나 삭제할 수 없어요.</Callout>}
      <ul>
        {isActive && (
          <li>
            <ListRow
              title={clubMessages.edit}
              leading={<Pencil aria-hidden />}
              to={`/azit/edit/${clubId}`}
            />
          </li>
        )}
        <li>
          <ListRow
            title={isActive ? '멤버 관리하기' : '멤버 보기'}
            leading={<Users aria-hidden />}
            to={`/azit/member/${clubId}`}
          />
        </li>
        {isActive && (
          <li className={styles.danger}>
            <CloseClubRow clubId={clubId} onClosed={() => void navigate('/')} />
          </li>
        )}
      </ul>
    </>
  );
}
