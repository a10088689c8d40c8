import { Refusal } from '#server/runtime/refusal.ts';

export function followNotFound(): Refusal {
  return new Refusal(404, 'FOLLOW_NOT_FOUND', '팔로우하고 있지 않아요.');
}

export function followSelf(): Refusal {
  return new Refusal(400, 'FOLLOW_SELF', '나를 팔로우하거나 취소할 수는 없어요.');
}
