import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { whyNotOpen } from '@azit/rules/club-sentences';
import { Pencil, Users } from 'lucide-react';
import { useNavigate } from 'react-router';
import { clubMessages } from '#web/domain/copy/club.ts';
import { CloseClubRow } from '#web/features/clubs/components/close-club-row.tsx';
import { ClubSummary } from '#web/features/clubs/components/club-summary.tsx';
import { HostPage } from '#web/features/clubs/components/host-page.tsx';
import { paths } from '#web/navigation/paths.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import styles from './setting-screen.module.css';

export function ClubSettingScreen() {
  return (
    <HostPage title="아지트 설정">
      {(club, topBar) => (
        <Page padded topBar={topBar}>
          <ClubSummary club={club} />
          <Settings club={club} />
        </Page>
      )}
    </HostPage>
  );
}

function Settings({ club: { clubId, phase } }: { club: ClubDetail }) {
  const navigate = useNavigate();
  const isActive = phase === 'open';
  return (
    <>
      {!isActive && <Callout>{whyNotOpen(phase)}. 수정하거나 삭제할 수 없어요.</Callout>}
      <ul>
        {isActive && (
          <li>
            <ListRow
              title={clubMessages.edit}
              leading={<Pencil aria-hidden />}
              to={paths.clubEdit(clubId)}
            />
          </li>
        )}
        <li>
          <ListRow
            title={isActive ? '멤버 관리하기' : '멤버 보기'}
            leading={<Users aria-hidden />}
            to={paths.clubMembers(clubId)}
          />
        </li>
        {isActive && (
          <li className={styles.danger}>
            <CloseClubRow clubId={clubId} onClosed={() => void navigate(paths.home)} />
          </li>
        )}
      </ul>
    </>
  );
}
