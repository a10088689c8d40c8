import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { appMessages } from '#web/domain/copy/app.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { forgetReturnPath, takeLoginPrompt } from '#web/session/login-prompt.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

/** Asks a guest who came here from something for members. Asked once per visit of such a place. */
export function LoginPrompt() {
  const [open, setOpen] = useState(false);
  const leaving = useRef(false);
  const { key } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    // Keyed by location: a guest already at the front door comes here again.
    if (key && takeLoginPrompt()) setOpen(true);
  }, [key]);

  function cancel() {
    if (leaving.current) return;
    forgetReturnPath();
    setOpen(false);
  }

  function goToLogin() {
    // A dialog that closes may report itself as cancelled, which would forget the place.
    leaving.current = true;
    setOpen(false);
    void navigate('/login');
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
