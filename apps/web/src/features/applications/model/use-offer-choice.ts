import { failureText } from '#web/api/error.ts';
import { showAlert, toast } from '#web/notify/notify.ts';
import { useAnswerOffer } from '../api/seat-mutations.ts';

export function useOfferChoice(clubId: number, onAnswered?: () => void) {
  const answer = useAnswerOffer(clubId);

  async function say(accepting: boolean) {
    try {
      await answer.mutateAsync(accepting);
      onAnswered?.();
      toast(accepting ? '함께하게 됐어요' : '‘괜찮아요’로 답했어요');
    } catch (error) {
      await showAlert(failureText('답을 보내지 못했어요.', error));
    }
  }

  return { say, sending: answer.isPending ? answer.variables : undefined };
}
