import { Refusal } from '#server/runtime/refusal.ts';

export function dateTaken(): Refusal {
  return new Refusal(409, 'DATE_TAKEN', '그날은 이미 정해져 있어요. 다른 날을 골라 주세요.');
}

export function dateNotFound(): Refusal {
  return new Refusal(404, 'CLUB_NOT_FOUND', '그날은 모임이 없어요.');
}

export function dateBegun(): Refusal {
  return new Refusal(422, 'CLUB_ENDED', '이미 지난 날이에요.');
}
