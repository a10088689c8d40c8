/** `seq` is the room's newest message; null if bells may have been missed. */
type RoomBellListener = (seq: number | null) => void;

const listeners = new Map<number, Set<RoomBellListener>>();

/** Calls the listener when the room may have new messages. Returns a function that removes it. */
export function onRoomBell(roomId: number, listener: RoomBellListener): () => void {
  const roomListeners = listeners.get(roomId) ?? new Set();
  listeners.set(roomId, roomListeners.add(listener));
  return () => {
    roomListeners.delete(listener);
    if (roomListeners.size === 0 && listeners.get(roomId) === roomListeners)
      listeners.delete(roomId);
  };
}

export function ringRoomBell(roomId: number, seq: number): void {
  for (const listener of [...(listeners.get(roomId) ?? [])]) listener(seq);
}

/** After a gap in the stream, or without one, every room may have missed bells. */
export function ringEveryRoomBell(): void {
  for (const roomListeners of [...listeners.values()])
    for (const listener of [...roomListeners]) listener(null);
}
