import { useNavigate } from 'react-router';
import { VerifyPasswordForm } from '#web/features/auth/components/verify-password-form.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { OwnPage } from './own-page.tsx';

export function VerifyPasswordScreen() {
  usePageTitle('비밀번호 확인');
  const navigate = useNavigate();
  return (
    <OwnPage>
      {({ memberId }) => (
        <VerifyPasswordForm
          memberId={memberId}
          topBar={<BackBar title="비밀번호 확인" fallback={paths.memberSetting(memberId)} />}
          onVerified={() => void navigate(paths.changePassword, { replace: true })}
        />
      )}
    </OwnPage>
  );
}
