import { useNavigate } from 'react-router';
import { VerifyPasswordForm } from '#web/features/auth/components/verify-password-form.tsx';
import { BackButton } from '#web/lib/back-button.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { OwnPage } from '#web/screens/own-page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

export function UserpageVerifypwScreen() {
  usePageTitle('비밀번호 확인');
  const navigate = useNavigate();
  return (
    <OwnPage>
      {({ memberId }) => (
        <VerifyPasswordForm
          memberId={memberId}
          topBar={
            <TopBar
              title="비밀번호 확인"
              leading={<BackButton fallback={`/userpage/setting/${memberId}`} />}
            />
          }
          onVerified={() => void navigate('/userpage/resetpw', { replace: true })}
        />
      )}
    </OwnPage>
  );
}
