import { applications } from '@azit/contract/clubs/applications.endpoints';
import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { call } from '#web/api/client.ts';
import { useAct, useShownAct } from '#web/queries/use-act.ts';
import { useSession } from '#web/session/session.ts';
import { showDecision, showOwnSeat } from '../model/acknowledged-seat.ts';

export function useCancelApplication(clubId: number, memberId: number, onSuccess: () => void) {
  return useAct(() => call(applications.cancel, { params: { clubId, memberId } }), onSuccess);
}

export function useRejoinClub(clubId: number) {
  const viewerId = useSession()?.memberId ?? 0;
  return useShownAct(
    () => call(applications.rejoin, { params: { clubId } }),
    (client) => showOwnSeat(client, clubId, viewerId),
  );
}

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

export function useKickMember(clubId: number) {
  return useAct((memberId: number) => call(applications.kick, { params: { clubId, memberId } }));
}
