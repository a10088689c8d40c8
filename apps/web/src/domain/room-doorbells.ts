/**
 * `seq` is the newest message of the room. It is null if doorbells were missed: then check the
 * whole room.
 */
type RoomDoorbellListener = (seq: number | null) => void;

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

export function ringRoomDoorbell(roomId: number, seq: number): void {
  for (const listener of [...(listeners.get(roomId) ?? [])]) listener(seq);
}

/** Call after a gap in the event stream, or without a stream: any room may have new messages. */
export function ringEveryRoomDoorbell(): void {
  for (const roomListeners of [...listeners.values()])
    for (const listener of [...roomListeners]) listener(null);
}
