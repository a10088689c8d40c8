import { WithdrawalForm } from '#web/features/members/components/withdrawal-form.tsx';
import { BackButton } from '#web/lib/back-button.tsx';
import { logOut } from '#web/lib/session.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { OwnPage } from '#web/screens/own-page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

export function UserpageWithdrawlScreen() {
  usePageTitle('탈퇴하기');
  return (
    <OwnPage>
      {({ memberId }) => (
        <WithdrawalForm
          memberId={memberId}
          topBar={
            <TopBar
              title="탈퇴하기"
              leading={<BackButton fallback={`/userpage/setting/${memberId}`} />}
            />
          }
          onWithdrawn={() => logOut()}
        />
      )}
    </OwnPage>
  );
}
