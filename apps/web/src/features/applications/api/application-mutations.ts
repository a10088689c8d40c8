import { applications } from '@azit/contract/clubs/applications.endpoints';
import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { call } from '#web/api/client.ts';
import { useAct } from '#web/queries/use-act.ts';

export function useCancelApplication(clubId: number, memberId: number, onSuccess: () => void) {
  return useAct(() => call(applications.cancel, { params: { clubId, memberId } }), onSuccess);
}

export function useRejoinClub(clubId: number) {
  return useAct(() => call(applications.rejoin, { params: { clubId } }));
}

type Decision =
  | { memberId: number; status: 'CLUB_JOINED' }
  | { memberId: number; status: 'CLUB_REJECTED'; reason?: RejectionReason };

export function useDecideApplication(clubId: number) {
  return useAct(({ memberId, ...decision }: Decision) =>
    call(applications.decide, { params: { clubId, memberId }, body: decision }),
  );
}

export function useKickMember(clubId: number) {
  return useAct((memberId: number) => call(applications.kick, { params: { clubId, memberId } }));
}
