import { seats } from '@azit/contract/clubs/seats.endpoints';
import { call } from '#web/api/client.ts';
import { useAct, useShownAct } from '#web/queries/use-act.ts';
import { useSession } from '#web/session/session.ts';
import { showOwnSeat } from '../model/acknowledged-seat.ts';

/** `onSuccess` runs before the refetch, after which a link-only club may be hidden. */
export function useAnswerOffer(clubId: number, onSuccess: (accepting: boolean) => void) {
  const viewerId = useSession()?.memberId ?? 0;
  return useShownAct(
    (accepting: boolean) => call(seats.answerOffer, { params: { clubId }, body: { accepting } }),
    (client, accepting) => {
      onSuccess(accepting);
      return accepting && showOwnSeat(client, clubId, viewerId);
    },
  );
}

type Preapproval = { memberId: number; approved: boolean };

export function usePreapprove(clubId: number) {
  return useAct(({ memberId, approved }: Preapproval) =>
    call(seats.preapprove, { params: { clubId, memberId }, body: { approved } }),
  );
}
