import type { Crew } from '@azit/contract/crews/crew.schema';
import { useNavigate } from 'react-router';
import { failureText } from '#web/api/error.ts';
import { isEnded } from '#web/api/is-ended.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert, toast, toastOnNextPage } from '#web/notify/notify.ts';
import { rememberReturnPath } from '#web/session/login-prompt.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { YesNoButtons } from '#web/ui/actions/yes-no-buttons.tsx';
import { useAnswerInvitation } from '../api/use-crew-answers.ts';

type InvitedBarProps = { crew: Crew; inviteKey: string | undefined };

export function InvitedBar({ crew: { crewId, invitedBy }, inviteKey }: InvitedBarProps) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, variables } = useAnswerInvitation(crewId, {
    inviteKey,
    onAnswered: (joining) => {
      if (joining) return toast('함께하기로 했어요');
      toastOnNextPage('다음에 함께해요');
      return navigate(paths.home, { replace: true });
    },
  });

  async function answer(joining: boolean) {
    try {
      await mutateAsync(joining);
    } catch (error) {
      // The page then says that the link has ended.
      if (inviteKey !== undefined && isEnded(error)) return;
      await showAlert(failureText('답을 보내지 못했어요.', error));
    }
  }

  const whom = invitedBy ? `${invitedBy.nickname}님에게` : '아무에게도';
  return (
    <ActionBar note={`‘다음에 할게요’를 눌러도 ${whom} 알리지 않아요`}>
      <YesNoButtons
        full
        no="다음에 할게요"
        yes="함께하기"
        sending={isPending ? variables : undefined}
        onAnswer={answer}
      />
    </ActionBar>
  );
}

/**
 * Shown to a guest who has opened the invite link of a crew. The key of the link stays in session
 * storage during the login.
 */
export function GuestBar({ crew: { crewId } }: { crew: Crew }) {
  return (
    <ActionBar note="로그인하거나 가입하면 함께할 수 있어요">
      <ButtonLink full to={paths.login} onClick={() => rememberReturnPath(paths.crew(crewId))}>
        함께하기
      </ButtonLink>
    </ActionBar>
  );
}
