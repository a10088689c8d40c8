import { Refusal } from '#server/runtime/refusal.ts';

/** The refusal equals that for an unknown room: it must not reveal who chats with whom. */
export function roomNotFound(): Refusal {
  return new Refusal(404, 'ROOM_NOT_FOUND', '이 방을 볼 수 없어요.');
}
