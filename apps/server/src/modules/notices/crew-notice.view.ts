import { isInvited } from '@azit/rules/crews/crew-days';
import { type NoticeContent, requestsAnswer } from '@azit/rules/notices/notice-sentence';
import type { LaterRow } from './notice-content.view.ts';

/** True while the buttons of a notice about a crew would still have an effect. */
export function mayAnswerCrew(content: NoticeContent, row: LaterRow, now: Date): boolean {
  const { kind, crew } = content;
  if (!crew || crew.endedAt !== null) return false;
  switch (kind) {
    case 'CREW_INVITED':
      return isInvited({ ...row, state: row.crew_state }, now);
    case 'DATE_ASKED':
      return row.crew_state === 'JOINED' && requestsAnswer(content, now);
    case 'COHOST_ASKED':
      return row.requested_role === 'COHOST';
    case 'HOST_HANDED':
      return row.requested_role === 'HOST';
    case 'CREW_PAUSED':
      return crew.isHost && crew.pausedAt !== null;
    default:
      return false;
  }
}
