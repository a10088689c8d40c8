import { invalidField, Refusal } from '#server/runtime/refusal.ts';

/** This message covers every cause, so that it does not reveal a block. */
export const WHO_MAY_CHAT = '서로 팔로우하거나 함께하는 모임이 있으면 이야기할 수 있어요.';

export function chatNotAllowed(): Refusal {
  return new Refusal(403, 'CHAT_NOT_ALLOWED', WHO_MAY_CHAT);
}

export function requireOther(memberId: number, otherId: number): void {
  if (memberId === otherId) throw invalidField('memberId', '나와는 이야기할 수 없어요.');
}
