import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { NewPasswordForm } from '#web/features/auth/components/new-password-form.tsx';
import { isPasswordChecked } from '#web/features/auth/model/password-check.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { isTemporaryPasswordState } from '#web/navigation/login-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { usePageTitle } from '#web/navigation/use-page-title.ts';
import { toastOnNextPage } from '#web/notify/notify.ts';
import { logOut, type Session } from '#web/session/session.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { OwnPage } from './own-page.tsx';

const checkFirst = paths.verifyPassword;

export function ChangePasswordScreen() {
  usePageTitle('비밀번호 바꾸기');
  return <OwnPage>{(own) => <ChangePassword own={own} />}</OwnPage>;
}

function ChangePassword({ own: { memberId } }: { own: Session }) {
  const navigate = useNavigate();
  const isTemporary = isTemporaryPasswordState(useLocation().state);
  const [checked] = useState(() => isPasswordChecked(memberId, Date.now()));
  if (!checked) return <Navigate to={checkFirst} replace />;
  return (
    <NewPasswordForm
      memberId={memberId}
      topBar={<BackBar title="비밀번호 바꾸기" fallback={paths.memberSetting(memberId)} />}
      reason={
        isTemporary && (
          <Callout tone="warning">
            임시 비밀번호로 로그인했어요. 24시간이 지나면 쓸 수 없으니 지금 새 비밀번호로 바꿔
            주세요.
          </Callout>
        )
      }
      onUnchecked={() => void navigate(checkFirst, { replace: true })}
      onSessionEnded={() =>
        toastOnNextPage('비밀번호가 바뀌었는지 확인하지 못했어요. 새 비밀번호로 로그인해 보세요')
      }
      onChanged={() => {
        // The server has ended every session, so the stored tokens are invalid.
        logOut();
        toastOnNextPage('비밀번호를 바꿨어요');
      }}
    />
  );
}
