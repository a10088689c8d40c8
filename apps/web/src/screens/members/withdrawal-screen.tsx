import { WithdrawalForm } from '#web/features/members/components/withdrawal-form.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { logOut } from '#web/session/session.ts';
import { OwnPage } from './own-page.tsx';

export function WithdrawalScreen() {
  usePageTitle('탈퇴하기');
  return (
    <OwnPage>
      {({ memberId }) => (
        <WithdrawalForm
          memberId={memberId}
          topBar={<BackBar title="탈퇴하기" fallback={paths.memberSetting(memberId)} />}
          onWithdrawn={() => logOut()}
        />
      )}
    </OwnPage>
  );
}
