import { applications } from '@azit/contract/clubs/applications.endpoints';
import { call } from '#web/api/client.ts';
import { useShownAct } from '#web/queries/use-act.ts';
import { useSession } from '#web/session/session.ts';
import { showOwnSeat } from '../model/acknowledged-seat.ts';

export function useRejoinClub(clubId: number) {
  const viewerId = useSession()?.memberId ?? 0;
  return useShownAct(
    () => call(applications.rejoin, { params: { clubId } }),
    (client) => showOwnSeat(client, clubId, viewerId),
  );
}
