import { Refusal } from '#server/runtime/refusal.ts';

export function messageNotFound(): Refusal {
  return new Refusal(404, 'MESSAGE_NOT_FOUND', '없는 메시지예요.');
}

export function roomClosed(clubId: number | null): Refusal {
  const message =
    clubId === null ? '지금은 메시지를 보낼 수 없는 상대예요.' : '지난 모임이라 읽을 수만 있어요.';
  return new Refusal(409, 'ROOM_CLOSED', message);
}
