import { Refusal } from '#server/runtime/refusal.ts';

export function messageNotFound(): Refusal {
  return new Refusal(404, 'MESSAGE_NOT_FOUND', '없는 메시지예요.');
}

type Subject = { clubId: number | null; crewId: number | null };

export function roomClosed({ clubId, crewId }: Subject): Refusal {
  const closed =
    crewId === null ? '지난 모임이라 읽을 수만 있어요.' : '크루가 끝나 읽을 수만 있어요.';
  const isPersonal = clubId === null && crewId === null;
  const message = isPersonal ? '지금은 메시지를 보낼 수 없는 상대예요.' : closed;
  return new Refusal(409, 'ROOM_CLOSED', message);
}
