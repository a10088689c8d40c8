import type { CrewDate } from '@azit/contract/crews/crew.schema';
import { dayBefore } from '@azit/rules/hosting/seat-question';

export function missingText(date: CrewDate, now: Date): string {
  const { unanswered, waitingFor = [] } = date;
  const [first] = waitingFor;
  if (unanswered === 0) return '모두 답했어요.';
  const rest = unanswered - 1;
  const who = first
    ? `${first.nickname}님${rest > 0 ? ` 외 ${rest}명` : ''}은`
    : `${unanswered}명은`;
  const later = now < dayBefore(date) ? ' 하루 전에 다시 물어볼게요.' : '';
  return `${who} 아직 답하지 않았어요.${later}`;
}
