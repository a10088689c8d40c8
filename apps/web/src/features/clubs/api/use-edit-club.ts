import type { ChangeClubBody, EditClubBody } from '@azit/contract/clubs/club.payload';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { meetings } from '@azit/contract/clubs/meetings.endpoints';
import { call } from '#web/api/client.ts';
import { useActThenLeave } from '#web/queries/use-act.ts';

export function useEditClub(clubId: number) {
  return useActThenLeave(
    async (plan: EditClubBody) =>
      (await call(clubs.edit, { params: { clubId }, body: { clubId, ...plan } })).data,
  );
}

export function useChangeClub(clubId: number) {
  return useActThenLeave(
    async (body: ChangeClubBody) =>
      (await call(meetings.change, { params: { clubId }, body })).data,
  );
}
