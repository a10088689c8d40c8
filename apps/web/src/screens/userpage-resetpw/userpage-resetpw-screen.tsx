import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { NewPasswordForm } from '#web/features/auth/components/new-password-form.tsx';
import { isPasswordChecked } from '#web/features/auth/model/password-check.ts';
import { BackButton } from '#web/lib/back-button.tsx';
import { authMessages } from '#web/lib/messages/auth.ts';
import { toast } from '#web/lib/notify.ts';
import { logOut, type Session } from '#web/lib/session.ts';
import { usePageTitle } from '#web/lib/use-page-title.ts';
import { OwnPage } from '#web/screens/own-page.tsx';
import { TopBar } from '#web/ui/top-bar.tsx';

const checkFirst = '/userpage/verifypw';

export function UserpageResetpwScreen() {
  usePageTitle('비밀번호 바꾸기');
  return <OwnPage>{(own) => <ResetPassword own={own} />}</OwnPage>;
}

function ResetPassword({ own: { memberId } }: { own: Session }) {
  const navigate = useNavigate();
  const [checked] = useState(() => isPasswordChecked(memberId, Date.now()));
  if (!checked) return <Navigate to={checkFirst} replace />;
  return (
    <NewPasswordForm
      memberId={memberId}
      topBar={
        <TopBar
          title="비밀번호 바꾸기"
          leading={<BackButton fallback={`/userpage/setting/${memberId}`} />}
        />
      }
      onUnchecked={() => void navigate(checkFirst, { replace: true })}
      onChanged={() => {
        // Every session has ended on the server; this one leads to the login.
        logOut();
        toast(authMessages.passwordChanged);
      }}
    />
  );
}
