import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/error.ts';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { authMessages } from '#web/domain/copy/auth.ts';
import { useGetOauthSignUp } from '#web/features/auth/api/use-get-oauth-sign-up.ts';
import { useSignUpWithOauth } from '#web/features/auth/api/use-sign-up-with-oauth.ts';
import { ProfileStep, type ProfileSubmit } from '#web/features/members/components/profile-step.tsx';
import { SocialAccountFields } from '#web/features/members/components/social-account-fields.tsx';
import { useConfirmations } from '#web/features/members/components/use-confirmations.ts';
import { isConfirmed } from '#web/features/members/model/confirmation.ts';
import { clearSignUp, readDraft } from '#web/features/members/model/sign-up-draft.ts';
import { startingProfile } from '#web/features/members/model/starting-profile.ts';
import { showAlert } from '#web/notify/notify.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import { SignUpIntro } from './sign-up-intro.tsx';
import { SignUpTopBar } from './sign-up-top-bar.tsx';
import { TicketState } from './ticket-state.tsx';

/** Somebody a provider vouched for; saving the profile logs them in. */
export function SocialProfileStep({ ticket }: { ticket: string }) {
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();
  // Asked once: the login at the end makes queries ask anew, and the ticket is spent by then.
  const oauthSignUp = useGetOauthSignUp(ticket, email === undefined);
  const signUp = useSignUpWithOauth();
  const { confirmed, confirm, forget } = useConfirmations();
  const [start] = useState(() => startingProfile(readDraft(), new Date()));
  const topBar = <SignUpTopBar onBack={() => void navigate('/login', { replace: true })} />;
  if (email === undefined) {
    if (oauthSignUp.data) setEmail(oauthSignUp.data.email);
    return <TicketState topBar={topBar} signUp={oauthSignUp} />;
  }

  const submit: ProfileSubmit = async (profile, image, onProgress) => {
    try {
      await signUp.mutateAsync({ body: { ...profile, ticket }, image, onProgress });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NICKNAME_TAKEN') forget('nickname');
      void showAlert(refusalMessage(error));
      return;
    }
    clearSignUp();
    await navigate(takeReturnPath(), { replace: true });
  };

  return (
    <ProfileStep
      topBar={topBar}
      intro={<SignUpIntro step={2} title="프로필을 채우면 가입이 끝나요" />}
      start={start}
      account={(form) => (
        <SocialAccountFields
          form={form}
          email={email}
          confirmed={confirmed}
          onConfirm={(nickname) => confirm('nickname', nickname)}
        />
      )}
      missing={({ nickname }) =>
        isConfirmed(confirmed, 'nickname', nickname) ? undefined : authMessages.checkNicknameFirst
      }
      onSubmit={submit}
    />
  );
}
