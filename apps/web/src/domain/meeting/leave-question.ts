import { dayBefore } from '@azit/rules/hosting/seat-question';
import { formatDetailTime, type Meeting } from '@azit/rules/meeting-time';

/**
 * The texts of the dialog that asks before a member gives up a seat that only a new application
 * brings back. Before the last day, the app asks only whether the member can come to a changed
 * meeting. Notices of older servers do not contain the meeting.
 */
export function leaveQuestion(meeting: Meeting | null | undefined, now: Date) {
  const isAboutChange = !meeting || now < dayBefore(meeting);
  const excuse = isAboutChange ? ' 모임이 바뀌었으니 불이익은 없어요.' : '';
  const seat = meeting ? `${formatDetailTime(meeting, now)} 모임의 자리` : '자리';
  return {
    title: '이번에는 못 가나요?',
    description: `${seat}를 비우게 돼요. 다시 오려면 새로 신청해야 해요.${excuse}`,
    confirmLabel: '못 가요',
    cancelLabel: '돌아가기',
  };
}
