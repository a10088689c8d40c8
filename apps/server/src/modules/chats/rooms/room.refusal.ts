import { Refusal } from '#server/runtime/refusal.ts';

/** Rooms of other members also respond 404: the refusal must not reveal who chats with whom. */
export function roomNotFound(): Refusal {
  return new Refusal(404, 'ROOM_NOT_FOUND', '이 방을 볼 수 없어요.');
}
