import { useNavigate } from 'react-router';
import { ApiError, failureText } from '#web/api/error.ts';
import { paths } from '#web/navigation/paths.ts';
import { confirm, showAlert } from '#web/notify/notify.ts';
import { useSession } from '#web/session/session.ts';

/** Reports a failure. The host needs a complete profile: a refusal for that reason leads to it. */
export function useFailureDialog() {
  const navigate = useNavigate();
  const memberId = useSession()?.memberId ?? 0;

  return async (failure: string, error: unknown): Promise<void> => {
    if (!(error instanceof ApiError) || error.code !== 'PROFILE_INCOMPLETE') {
      await showAlert(failureText(failure, error));
      return;
    }
    const agreed = await confirm({
      title: failure,
      description: error.message,
      confirmLabel: '프로필 채우기',
    });
    if (agreed) await navigate(paths.memberEdit(memberId));
  };
}
