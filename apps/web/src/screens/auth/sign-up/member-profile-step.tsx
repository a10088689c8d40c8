import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { useSignUp } from '#web/features/members/api/member-mutations.ts';
import { ProfileStep, type ProfileSubmit } from '#web/features/members/components/profile-step.tsx';
import {
  clearSignUp,
  heldAccount,
  heldConfirmed,
  holdConfirmed,
  readDraft,
} from '#web/features/members/model/sign-up-draft.ts';
import { startingProfile } from '#web/features/members/model/starting-profile.ts';
import type { LoginState } from '#web/navigation/login-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert } from '#web/notify/notify.ts';
import { SignUpIntro } from './sign-up-intro.tsx';
import { SignUpTopBar } from './sign-up-top-bar.tsx';
import { findTakenField } from './taken-field.ts';

export function MemberProfileStep() {
  const navigate = useNavigate();
  const signUp = useSignUp();
  const [account] = useState(heldAccount);
  const [start] = useState(() => startingProfile(readDraft(), new Date()));
  if (!account) {
    const lostPassword = start.nickname !== '';
    return <Navigate to={paths.signUp} replace state={{ lostPassword }} />;
  }
  const { nickname, email, password, passwordCheck } = account;

  async function explain(error: unknown) {
    await showAlert(refusalMessage(error));
    const taken = findTakenField(error);
    if (!taken) return;
    // Another member has taken the value: return to the step where it can be changed.
    holdConfirmed({ ...heldConfirmed(), [taken]: null });
    await navigate(paths.signUp, { replace: true });
  }

  const submit: ProfileSubmit = async (profile, image, onProgress) => {
    const body = { ...profile, nickname, email, password, passwordCheck };
    try {
      await signUp.mutateAsync({ body, image, onProgress });
    } catch (error) {
      // Do not await: the form must not look busy while the dialog is open.
      void explain(error);
      return;
    }
    void finish();
  };

  async function finish() {
    await showAlert(authMessages.signedUp);
    clearSignUp();
    const state: LoginState = { email };
    await navigate(paths.login, { replace: true, state });
  }

  return (
    <ProfileStep
      topBar={<SignUpTopBar onBack={() => void navigate(paths.signUp, { replace: true })} />}
      summaryBar={(onBack) => <SignUpTopBar onBack={onBack} />}
      email={email}
      intro={<SignUpIntro step={2} title={`${nickname}님은 어떤 사람인가요?`} />}
      start={{ ...start, nickname }}
      onSubmit={submit}
    />
  );
}
