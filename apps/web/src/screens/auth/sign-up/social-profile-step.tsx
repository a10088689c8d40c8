import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#web/api/error.ts';
import { refusalMessage } from '#web/api/refusal-message.ts';
import { useSignUpWithOauth } from '#web/features/auth/api/use-sign-up-with-oauth.ts';
import { ProfileStep, type ProfileSubmit } from '#web/features/members/components/profile-step.tsx';
import { ShortSignUpForm } from '#web/features/members/components/short-sign-up-form.tsx';
import { SocialAccountFields } from '#web/features/members/components/social-account-fields.tsx';
import { useConfirmations } from '#web/features/members/components/use-confirmations.ts';
import { isConfirmed } from '#web/features/members/model/confirmation.ts';
import type { ShortSignUp } from '#web/features/members/model/short-sign-up.ts';
import { clearSignUp, readDraft } from '#web/features/members/model/sign-up-draft.ts';
import { startingProfile } from '#web/features/members/model/starting-profile.ts';
import { readInvitedClub } from '#web/navigation/invited-club.ts';
import { fromSignUpState } from '#web/navigation/join-state.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert } from '#web/notify/notify.ts';
import { authQueries } from '#web/queries/auth-queries.ts';
import { useQueryOnce } from '#web/queries/use-query-once.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import { InvitedIntro } from './invited-intro.tsx';
import { SignUpIntro } from './sign-up-intro.tsx';
import { SignUpTopBar } from './sign-up-top-bar.tsx';
import { findTakenField } from './taken-field.ts';
import { TicketState } from './ticket-state.tsx';

export function SocialProfileStep({ ticket }: { ticket: string }) {
  const navigate = useNavigate();
  // Fetch only once: the login after the sign-up resets all queries, and the server does not accept
  // the ticket again.
  const oauthSignUp = useQueryOnce(authQueries.oauthSignUp(ticket));
  const signUp = useSignUpWithOauth();
  const { confirmed, confirm, forget } = useConfirmations();
  const [invitedClub] = useState(readInvitedClub);
  const [start] = useState(() => startingProfile(readDraft(), new Date()));
  const topBar = <SignUpTopBar onBack={() => void navigate(paths.login, { replace: true })} />;
  if (!oauthSignUp.data) return <TicketState topBar={topBar} signUp={oauthSignUp} />;
  const { email } = oauthSignUp.data;

  const submit: ProfileSubmit = async (profile, image, onProgress) => {
    try {
      await signUp.mutateAsync({ body: { ...profile, ticket }, files: { image }, onProgress });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'NICKNAME_TAKEN') forget('nickname');
      void showAlert(refusalMessage(error));
      return;
    }
    await leave();
  };

  async function leave() {
    clearSignUp();
    await navigate(takeReturnPath() ?? paths.home, { replace: true, state: fromSignUpState });
  }

  async function submitShort({ nickname, birthYear, gender }: ShortSignUp) {
    try {
      await signUp.mutateAsync({ body: { ticket, nickname, birthYear, gender } });
    } catch (error) {
      const taken = findTakenField(error);
      if (!taken) void showAlert(refusalMessage(error));
      return taken && { field: taken, message: refusalMessage(error) };
    }
    await leave();
    return undefined;
  }

  if (invitedClub !== null) {
    return (
      <ShortSignUpForm
        topBar={topBar}
        intro={<InvitedIntro clubId={invitedClub} />}
        socialEmail={email}
        onSubmit={submitShort}
      />
    );
  }

  return (
    <ProfileStep
      topBar={topBar}
      summaryBar={(onBack) => <SignUpTopBar onBack={onBack} />}
      email={email}
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
        isConfirmed(confirmed, 'nickname', nickname)
          ? undefined
          : '닉네임 중복 확인을 먼저 해 주세요.'
      }
      onSubmit={submit}
    />
  );
}
