import { KeyRound, LogOut, UserX } from 'lucide-react';
import { useLogOut } from '#web/features/auth/api/use-log-out.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { imageAddress } from '#web/lib/image-address.ts';
import { authMessages } from '#web/lib/messages/auth.ts';
import { confirm } from '#web/lib/notify.ts';
import type { Session } from '#web/lib/session.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { OwnPage } from '#web/screens/own-page.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { ListRow } from '#web/ui/list-row.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';
import styles from './userpage-setting-screen.module.css';

export function UserpageSettingScreen() {
  usePageTitle('설정');
  return <OwnPage path="/userpage/setting">{(own) => <Settings own={own} />}</OwnPage>;
}

function Settings({ own }: { own: Session }) {
  const logOut = useLogOut();

  async function askAndLogOut() {
    const question = { title: authMessages.logoutQuestion, confirmLabel: authMessages.logOut };
    if (logOut.isPending || !(await confirm(question))) return;
    logOut.mutate();
  }

  return (
    <Page
      padded
      topBar={
        <TopBar title="설정" leading={<BackButton fallback={`/userpage/${own.memberId}`} />} />
      }
    >
      <div className={styles.me}>
        <Avatar src={imageOf(own)} size={5.6} seed={own.memberId} />
        <div className={styles.names}>
          <p className={styles.nickname}>{own.nickname}</p>
          <p className={styles.email}>{own.email}</p>
        </div>
      </div>
      <ul className={styles.rows}>
        <li>
          <ListRow
            to="/userpage/verifypw"
            leading={<KeyRound aria-hidden />}
            title="비밀번호 바꾸기"
          />
        </li>
        <li>
          <ListRow onClick={askAndLogOut} leading={<LogOut aria-hidden />} title="로그아웃" />
        </li>
      </ul>
      <div className={styles.last}>
        <ListRow
          to="/userpage/withdrawl"
          tone="danger"
          leading={<UserX aria-hidden />}
          title="탈퇴하기"
        />
      </div>
    </Page>
  );
}

function imageOf({ profileUrl, profileName }: Session): string | null {
  return profileUrl && profileName
    ? imageAddress({ fileUrl: profileUrl, fileName: profileName })
    : null;
}
