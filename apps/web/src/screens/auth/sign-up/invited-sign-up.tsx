import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { useLogIn } from '#web/features/auth/api/use-log-in.ts';
import { useShortSignUp } from '#web/features/members/api/member-mutations.ts';
import { ShortSignUpForm } from '#web/features/members/components/short-sign-up-form.tsx';
import type { ShortSignUp } from '#web/features/members/model/short-sign-up.ts';
import { clearSignUp } from '#web/features/members/model/sign-up-draft.ts';
import { BackBar } from '#web/navigation/back-bar.tsx';
import { fromSignUpState } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert } from '#web/notify/notify.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import { InvitedIntro } from './invited-intro.tsx';
import { findTakenField } from './taken-field.ts';

export function InvitedSignUp({ clubId }: { clubId: number }) {
  const navigate = useNavigate();
  const signUp = useShortSignUp();
  const logIn = useLogIn();
  const signedUpEmail = useRef<string>(null);
  // Load the page that follows while the form is filled in: after the login, its files would cost
  // several round trips.
  useEffect(() => {
    void import('#web/screens/clubs/join-screen.tsx').catch(() => undefined);
  }, []);

  async function submit(values: ShortSignUp) {
    const { email, password } = values;
    try {
      // If only the login failed, do not sign up again: the email would be taken.
      if (signedUpEmail.current !== email) await signUp.mutateAsync(values);
      signedUpEmail.current = email;
      await logIn.mutateAsync({ email, password });
    } catch (error) {
      const taken = findTakenField(error);
      if (!taken) void showAlert(refusalMessage(error));
      return taken && { field: taken, message: refusalMessage(error) };
    }
    const application = takeReturnPath() ?? paths.home;
    clearSignUp();
    await navigate(application, { replace: true, state: fromSignUpState });
    return undefined;
  }

  return (
    <ShortSignUpForm
      topBar={<BackBar title="회원가입" fallback={paths.login} />}
      intro={<InvitedIntro clubId={clubId} />}
      onSubmit={submit}
    />
  );
}
