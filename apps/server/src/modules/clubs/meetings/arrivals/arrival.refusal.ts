import { whyNoArrival } from '@azit/rules/hosting/arrival';
import { phasedClub, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';

export function requireArrivalTime(club: TimedClub, now: Date) {
  const reason = whyNoArrival(phasedClub(club), now);
  if (reason !== null) throw new Refusal(422, 'DOOR_CLOSED', reason);
}

export function withoutSeat(): Refusal {
  return forbidden('이 모임에 함께하는 사람만 쓸 수 있어요.');
}

export function wrongDoorCode(): Refusal {
  const message = '글자가 맞지 않아요. 지금 보이는 글자를 써 주세요.';
  return new Refusal(409, 'DOOR_CODE_MISMATCH', message);
}
