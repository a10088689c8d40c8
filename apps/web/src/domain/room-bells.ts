/** `seq` is that of the room's newest message; null when bells may have been missed. */
type RoomBellListener = (seq: number | null) => void;

const listeners = new Map<number, Set<RoomBellListener>>();

/** Calls the listener whenever the room may have something new. Returns how to stop. */
export function onRoomBell(roomId: number, listener: RoomBellListener): () => void {
  const ofRoom = listeners.get(roomId) ?? new Set();
  listeners.set(roomId, ofRoom.add(listener));
  return () => {
    ofRoom.delete(listener);
    if (ofRoom.size === 0 && listeners.get(roomId) === ofRoom) listeners.delete(roomId);
  };
}

export function ringRoomBell(roomId: number, seq: number): void {
  for (const listener of [...(listeners.get(roomId) ?? [])]) listener(seq);
}

/** For whoever may have missed bells: after a gap in the stream, and where there is none. */
export function ringEveryRoomBell(): void {
  for (const ofRoom of [...listeners.values()]) for (const listener of [...ofRoom]) listener(null);
}
