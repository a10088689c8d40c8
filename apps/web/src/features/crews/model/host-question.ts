import type { CrewDate } from '@azit/contract/crews/crew.schema';
import { formatMonthDay } from '@azit/rules/meeting-time';

/** A host goes to every meeting of the crew. Null if the member has refused none of them. */
export function hostQuestion(dates: readonly CrewDate[]) {
  const refused = dates.filter(({ phase, myAnswer }) => phase === 'open' && myAnswer === false);
  if (refused.length === 0) return null;
  const days = refused.map(({ meetingDate }) => formatMonthDay(meetingDate)).join(', ');
  return {
    title: '호스트를 맡을까요?',
    description: `호스트는 앞으로의 모임에 함께하는 것으로 답해요. ‘못 가요’로 답한 ${days}도 ‘갈게요’로 바뀌어요.`,
    cancelLabel: '그대로 있기',
  };
}
