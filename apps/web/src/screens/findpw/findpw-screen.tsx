import { useNavigate } from 'react-router';
import { RecoverySteps } from '#web/features/auth/components/recovery-steps.tsx';
import { BackButton } from '#web/lib/back-button.tsx';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { TopBar } from '#web/ui/top-bar.tsx';

export function FindpwScreen() {
  usePageTitle('비밀번호 찾기');
  const navigate = useNavigate();
  return (
    <RecoverySteps
      topBar={<TopBar title="비밀번호 찾기" leading={<BackButton fallback="/login" />} />}
      onRecovered={() => void navigate('/login', { replace: true })}
    />
  );
}
