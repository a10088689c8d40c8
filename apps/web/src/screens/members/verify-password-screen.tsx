import { useNavigate } from 'react-router';
import { VerifyPasswordForm } from '#web/features/auth/components/verify-password-form.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';
import { OwnPage } from './own-page.tsx';

export function VerifyPasswordScreen() {
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
              leading={<BackButton fallback={paths.memberSetting(memberId)} />}
            />
          }
          onVerified={() => void navigate(paths.changePassword, { replace: true })}
        />
      )}
    </OwnPage>
  );
}
