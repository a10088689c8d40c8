import { Ban, Bell, KeyRound, LogOut, UserX } from 'lucide-react';
import { authMessages } from '#web/domain/copy/auth.ts';
import { blockMessages } from '#web/domain/copy/block.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { useLogOut } from '#web/features/auth/api/use-log-out.ts';
import { CalendarFeedRow } from '#web/features/meeting/components/calendar-feed-row.tsx';
import { ThemeRow } from '#web/features/theme/theme-row.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { confirm } from '#web/notify/notify.ts';
import type { Session } from '#web/session/session.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { Avatar } from '#web/ui/media/avatar.tsx';
import { OwnPage } from './own-page.tsx';
import styles from './setting-screen.module.css';

export function SettingScreen() {
  usePageTitle('설정');
  return <OwnPage toPath={paths.memberSetting}>{(own) => <Settings own={own} />}</OwnPage>;
}

function Settings({ own }: { own: Session }) {
  const logOut = useLogOut();

  async function confirmLogOut() {
    const question = { title: authMessages.logoutQuestion, confirmLabel: authMessages.logOut };
    if (logOut.isPending || !(await confirm(question))) return;
    logOut.mutate();
  }

  return (
    <Page padded topBar={<BackBar title="설정" fallback={paths.memberProfile(own.memberId)} />}>
      <div className={styles.me}>
        <Avatar src={findImage(own)} size={5.6} seed={own.memberId} />
        <div className={styles.names}>
          <p className="text-card-title">{own.nickname}</p>
          <p className="text-caption">{own.email}</p>
        </div>
      </div>
      <ul className={styles.rows}>
        <li>
          <ListRow to={paths.noticeSetting} leading={<Bell />} title="알림 설정" />
        </li>
        <li>
          <CalendarFeedRow />
        </li>
        <li>
          <ThemeRow />
        </li>
        <li>
          <ListRow to={paths.blocks} leading={<Ban />} title={blockMessages.title} />
        </li>
        <li>
          <ListRow to={paths.verifyPassword} leading={<KeyRound />} title="비밀번호 바꾸기" />
        </li>
        <li>
          <ListRow onClick={confirmLogOut} leading={<LogOut />} title="로그아웃" />
        </li>
      </ul>
      <div className={styles.last}>
        <ListRow to={paths.withdrawal} tone="danger" leading={<UserX />} title="탈퇴하기" />
      </div>
    </Page>
  );
}

function findImage({ profileUrl, profileName }: Session): string | null {
  return profileUrl && profileName
    ? imageAddress({ fileUrl: profileUrl, fileName: profileName })
    : null;
}
