import { sessionStore } from '#web/session/session.ts';
import { createDraftStorage } from '../model/draft-storage.ts';
import { createRoomOutbox, type RoomOutbox } from '../model/room-outbox.ts';
import { sendMessage } from './message-calls.ts';

const outboxes = new Map<string, { outbox: RoomOutbox; stop: () => void }>();

// Nothing of one member is ever sent as another.
sessionStore.subscribe(({ session }, before) => {
  if (session?.memberId === before.session?.memberId) return;
  for (const { stop } of outboxes.values()) stop();
  outboxes.clear();
});

/** The one outbox of a room; once somebody asked for it, it sends until the session ends. */
export function getOutbox(memberId: number, roomId: number): RoomOutbox {
  const name = `${memberId}/${roomId}`;
  const running = outboxes.get(name);
  if (running) return running.outbox;
  const outbox = createRoomOutbox({
    kept: createDraftStorage(memberId, roomId),
    send: (unsent, onProgress) => sendMessage(roomId, unsent, onProgress),
    inTurn: (work) => inOneTab(`azit-outbox/${name}`, work),
  });
  outboxes.set(name, { outbox, stop: outbox.start() });
  return outbox;
}

/** Without locks (addresses without https) two tabs may send the same: to the server it is one. */
async function inOneTab(name: string, work: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager | null } = navigator;
  if (locks) await locks.request(name, work);
  else await work();
}
