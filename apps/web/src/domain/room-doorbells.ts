/**
 * `seq` is the number of the room's newest message. `removed` means that an earlier message was
 * removed, so loaded messages may be outdated.
 */
export type RoomDoorbell = { seq: number; removed?: boolean | undefined };

/** Receives null if doorbells may have been missed: then check the whole room. */
type RoomDoorbellListener = (doorbell: RoomDoorbell | null) => void;

const listeners = new Map<number, Set<RoomDoorbellListener>>();

export function onRoomDoorbell(roomId: number, listener: RoomDoorbellListener): () => void {
  const roomListeners = listeners.get(roomId) ?? new Set();
  listeners.set(roomId, roomListeners.add(listener));
  return () => {
    roomListeners.delete(listener);
    if (roomListeners.size === 0 && listeners.get(roomId) === roomListeners)
      listeners.delete(roomId);
  };
}

export function ringRoomDoorbell(roomId: number, doorbell: RoomDoorbell): void {
  for (const listener of [...(listeners.get(roomId) ?? [])]) listener(doorbell);
}

/** Call after a gap in the event stream, or without a stream: any room may have new messages. */
export function ringEveryRoomDoorbell(): void {
  for (const roomListeners of [...listeners.values()])
    for (const listener of [...roomListeners]) listener(null);
}
