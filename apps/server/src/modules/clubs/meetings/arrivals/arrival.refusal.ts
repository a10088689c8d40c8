import { whyNotOpen } from '@azit/rules/club-sentences';
import { arrivalGate } from '@azit/rules/hosting/arrival';
import { phasedClub, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';

export function requireArrivalTime(club: TimedClub, now: Date) {
  const gate = arrivalGate(phasedClub(club), now);
  if (gate === 'cancelled') throw new Refusal(422, 'CLUB_ENDED', `${whyNotOpen(gate)}.`);
  if (gate === 'early') throw closed('시작 1시간 전부터 쓸 수 있어요.');
  if (gate === 'over') throw closed('모임이 끝나 쓸 수 없어요.');
}

export function withoutSeat(): Refusal {
  return forbidden('이 모임에 함께하는 사람만 쓸 수 있어요.');
}

export function wrongDoorCode(): Refusal {
  const message = '글자가 맞지 않아요. 지금 보이는 글자를 써 주세요.';
  return new Refusal(409, 'DOOR_CODE_MISMATCH', message);
}

function closed(message: string): Refusal {
  return new Refusal(422, 'DOOR_CLOSED', message);
}
