import { sessionStore } from '#web/session/session.ts';
import { RoomOutbox } from '../model/room-outbox.ts';
import { createRoomStorage } from '../model/room-storage.ts';
import { sendMessage } from './message-calls.ts';

const outboxes = new Map<string, RoomOutbox>();

// After a change of the session, close all outboxes: the messages of one member must never be sent
// as another.
sessionStore.subscribe(({ session }, before) => {
  if (session?.memberId === before.session?.memberId) return;
  for (const outbox of outboxes.values()) outbox.stop();
  outboxes.clear();
});

export function getOutbox(memberId: number, roomId: number): RoomOutbox {
  const name = `${memberId}/${roomId}`;
  const running = outboxes.get(name);
  if (running) return running;
  const outbox = new RoomOutbox({
    storage: createRoomStorage(memberId, roomId),
    send: (unsent, onProgress) => sendMessage(roomId, unsent, onProgress),
    withLock: (work) => withTabLock(`azit-outbox/${name}`, work),
  });
  outboxes.set(name, outbox);
  void outbox.start();
  return outbox;
}

/**
 * Web Locks need https. Without them, two tabs may send the same message, which the server stores
 * only once.
 */
async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, work);
  else await work();
}
