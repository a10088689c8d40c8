import { seats } from '@azit/contract/clubs/seats.endpoints';
import { call } from '#web/api/client.ts';
import { useAct } from '#web/queries/use-act.ts';

export function useAnswerOffer(clubId: number) {
  return useAct((accepting: boolean) =>
    call(seats.answerOffer, { params: { clubId }, body: { accepting } }),
  );
}

type Preapproval = { memberId: number; approved: boolean };

export function usePreapprove(clubId: number) {
  return useAct(({ memberId, approved }: Preapproval) =>
    call(seats.preapprove, { params: { clubId, memberId }, body: { approved } }),
  );
}
