import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { appMessages } from '#web/domain/copy/app.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { paths } from '#web/navigation/paths.ts';
import { forgetReturnPath, takeLoginPrompt } from '#web/session/login-prompt.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

export function LoginPrompt() {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  const { key } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // Depends on the location key, because a guest already on the home page may be redirected there
    // again.
    if (key && takeLoginPrompt()) setOpen(true);
  }, [key]);

  function cancel() {
    if (leaving.current) return;
    forgetReturnPath();
    setOpen(false);
  }

  function goToLogin() {
    // A closing dialog may report a cancel, which would drop the return path.
    leaving.current = true;
    setOpen(false);
    void navigate(paths.login);
  }

  return (
    <ConfirmDialog
      open={open}
      title={authMessages.loginNeeded}
      cancelLabel={appMessages.cancel}
      confirmLabel={authMessages.logIn}
      onCancel={cancel}
      onConfirm={goToLogin}
    />
  );
}
