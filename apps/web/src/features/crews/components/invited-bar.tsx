import type { Crew } from '@azit/contract/crews/crew.schema';
import { useNavigate } from 'react-router';
import { failureText } from '#web/api/error.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert, toast, toastOnNextPage } from '#web/notify/notify.ts';
import { rememberReturnPath } from '#web/session/login-prompt.ts';
import { ActionBar } from '#web/ui/actions/action-bar.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { useAnswerInvitation } from '../api/use-crew-answers.ts';

type InvitedBarProps = { crew: Crew; inviteKey: string | undefined };

export function InvitedBar({ crew: { crewId, host }, inviteKey }: InvitedBarProps) {
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
    await mutateAsync(joining).catch((error) =>
      showAlert(failureText('답을 보내지 못했어요.', error)),
    );
  }

  return (
    <ActionBar note={host && `괜찮아요를 눌러도 ${host.nickname}님에게 알리지 않아요`}>
      <Button
        full
        variant="weak"
        disabled={isPending && variables}
        loading={isPending && !variables}
        onClick={() => void answer(false)}
      >
        괜찮아요
      </Button>
      <Button
        full
        disabled={isPending && !variables}
        loading={isPending && variables}
        onClick={() => void answer(true)}
      >
        함께하기
      </Button>
    </ActionBar>
  );
}

/**
 * Shown to a guest who has opened the invite link of a crew. The key of the link survives the login
 * in this tab.
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
