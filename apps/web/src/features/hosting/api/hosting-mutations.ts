import { attendance } from '@azit/contract/clubs/attendance.endpoints';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { call } from '#web/api/client.ts';
import { useAct, useActThenLeave } from '#web/queries/use-act.ts';

export function useCancelClub(clubId: number) {
  return useActThenLeave((reason: string) =>
    call(clubs.close, { params: { clubId }, body: reason === '' ? undefined : { reason } }),
  );
}

export function useConfirmAttendance(clubId: number) {
  return useAct((body: { absent: number[]; came?: number[]; despiteCode?: number[] }) =>
    call(attendance.confirm, { params: { clubId }, body }),
  );
}
