import { applications } from '@azit/contract/clubs/applications.endpoints';
import { call } from '#web/api/client.ts';
import { useAct } from '#web/queries/use-act.ts';

export function useCancelApplication(clubId: number, memberId: number, onSuccess: () => void) {
  return useAct(() => call(applications.cancel, { params: { clubId, memberId } }), onSuccess);
}

export function useKickMember(clubId: number) {
  return useAct((memberId: number) => call(applications.kick, { params: { clubId, memberId } }));
}
