import type { Doorbell } from '#server/runtime/doorbells.ts';

export function pendingBells() {
  const waiting = new Map<string, { bell: Doorbell; memberIds: Set<number> }>();
  return {
    add: (bell: Doorbell) => {
      const memberIds = 'memberIds' in bell ? bell.memberIds : [];
      const known = waiting.get(toKey(bell));
      if (known === undefined) {
        waiting.set(toKey(bell), { bell, memberIds: new Set(memberIds) });
        return;
      }
      known.bell = later(known.bell, bell);
      for (const memberId of memberIds) known.memberIds.add(memberId);
    },
    take: (): Doorbell[] => {
      const bells = [...waiting.values()].map(({ bell, memberIds }) =>
        'memberIds' in bell ? { ...bell, memberIds: [...memberIds] } : bell,
      );
      waiting.clear();
      return bells;
    },
  };
}

function toKey(bell: Doorbell): string {
  switch (bell.event) {
    case 'club':
      return `club ${bell.clubId}`;
    case 'publicClub':
      return `publicClub ${bell.clubId}`;
    case 'watch':
      return `watch ${bell.memberId} ${bell.clubId}`;
    case 'room':
      return `room ${bell.roomId}`;
    case 'ownRoom':
      return `ownRoom ${bell.roomId} ${bell.memberId}`;
    case 'sessions':
      return `sessions ${bell.memberId}`;
    default:
      return bell.event;
  }
}

/** Doorbells of one chat room may arrive out of order, so the higher seq wins. */
function later(first: Doorbell, second: Doorbell): Doorbell {
  if (first.event !== 'room' || second.event !== 'room') return second;
  return first.seq > second.seq ? first : second;
}
