import { WithdrawalForm } from '#web/features/members/components/withdrawal-form.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { logOut } from '#web/session/session.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { OwnPage } from './own-page.tsx';

export function WithdrawalScreen() {
  usePageTitle('탈퇴하기');
  return (
    <OwnPage>
      {({ memberId }) => (
        <WithdrawalForm
          memberId={memberId}
          topBar={
            <TopBar
              title="탈퇴하기"
              leading={<BackButton fallback={paths.memberSetting(memberId)} />}
            />
          }
          onWithdrawn={() => logOut()}
        />
      )}
    </OwnPage>
  );
}
