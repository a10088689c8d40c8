import { useNavigate } from 'react-router';
import { RecoverySteps } from '#web/features/auth/components/recovery-steps.tsx';
import { BackBar } from '#web/navigation/back-bar.tsx';
import type { LoginState } from '#web/navigation/login-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';

export function RecoverPasswordScreen() {
  usePageTitle('비밀번호 찾기');
  const navigate = useNavigate();
  return (
    <RecoverySteps
      topBar={<BackBar title="비밀번호 찾기" fallback={paths.login} />}
      onRecovered={(email) => {
        const state: LoginState = { email };
        void navigate(paths.login, { replace: true, state });
      }}
    />
  );
}
