import { useNavigate } from 'react-router';
import { RecoverySteps } from '#web/features/auth/components/recovery-steps.tsx';
import { BackButton } from '#web/navigation/back-button.tsx';
import type { LoginState } from '#web/navigation/login-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { TopBar } from '#web/ui/layout/top-bar.tsx';

export function RecoverPasswordScreen() {
  usePageTitle('비밀번호 찾기');
  const navigate = useNavigate();
  return (
    <RecoverySteps
      topBar={<TopBar title="비밀번호 찾기" leading={<BackButton fallback={paths.login} />} />}
      onRecovered={(email) => {
        const state: LoginState = { email };
        void navigate(paths.login, { replace: true, state });
      }}
    />
  );
}
