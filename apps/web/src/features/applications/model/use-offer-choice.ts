import { failsWithAlert } from '#web/notify/fails-with-alert.ts';
import { toast, toastOnNextPage } from '#web/notify/notify.ts';
import { useAnswerOffer } from '../api/seat-mutations.ts';

export function useOfferChoice(clubId: number, onAnswered?: () => void) {
  const answer = useAnswerOffer(clubId, (accepting) => {
    if (accepting) toast('함께하게 됐어요');
    else toastOnNextPage('‘다음에 할게요’로 답했어요');
  });

  async function say(accepting: boolean) {
    if (await failsWithAlert(answer.mutateAsync(accepting), '답을 보내지 못했어요.')) return;
    onAnswered?.();
  }

  // Until the refetched list or page no longer contains the buttons.
  const isSent = answer.isPending || answer.isSuccess;
  return { say, sending: isSent ? answer.variables : undefined };
}
