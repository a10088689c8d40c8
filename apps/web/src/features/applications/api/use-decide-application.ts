import { applications } from '@azit/contract/clubs/applications.endpoints';
import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { call } from '#web/api/client.ts';
import { useShownAct } from '#web/queries/use-act.ts';
import { showDecision } from '../model/acknowledged-seat.ts';

type Decision =
  | { memberId: number; status: 'CLUB_JOINED' }
  | { memberId: number; status: 'CLUB_REJECTED'; reason?: RejectionReason };

export function useDecideApplication(clubId: number) {
  return useShownAct(
    ({ memberId, ...decision }: Decision) =>
      call(applications.decide, { params: { clubId, memberId }, body: decision }),
    (client, decision) => showDecision(client, clubId, decision),
  );
}
