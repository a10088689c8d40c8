import type { Doorbell } from '#server/runtime/doorbells.ts';

export function pendingDoorbells() {
  const waiting = new Map<string, { doorbell: Doorbell; memberIds: Set<number> }>();
  return {
    add: (doorbell: Doorbell) => {
      const memberIds = 'memberIds' in doorbell ? doorbell.memberIds : [];
      const known = waiting.get(toKey(doorbell));
      if (known === undefined) {
        waiting.set(toKey(doorbell), { doorbell, memberIds: new Set(memberIds) });
        return;
      }
      known.doorbell = later(known.doorbell, doorbell);
      for (const memberId of memberIds) known.memberIds.add(memberId);
    },
    take: (): Doorbell[] => {
      const doorbells = [...waiting.values()].map(({ doorbell, memberIds }) =>
        'memberIds' in doorbell ? { ...doorbell, memberIds: [...memberIds] } : doorbell,
      );
      waiting.clear();
      return doorbells;
    },
  };
}

function toKey(doorbell: Doorbell): string {
  switch (doorbell.event) {
    case 'club':
      return `club ${doorbell.clubId}`;
    case 'crew':
      return `crew ${doorbell.crewId}`;
    case 'publicClub':
      return `publicClub ${doorbell.clubId}`;
    case 'watch':
      return `watch ${doorbell.memberId} ${doorbell.clubId}`;
    case 'room':
      return `room ${doorbell.roomId}`;
    case 'ownRoom':
      return `ownRoom ${doorbell.roomId} ${doorbell.memberId}`;
    case 'sessions':
      return `sessions ${doorbell.memberId}`;
    default:
      return doorbell.event;
  }
}

/**
 * Merges two doorbells of the same object. Those of one chat room may arrive out of order, so
 * retain the higher seq.
 */
function later(first: Doorbell, second: Doorbell): Doorbell {
  if (first.event !== 'room' || second.event !== 'room') return second;
  const removed = first.removed ?? second.removed;
  return { ...second, seq: Math.max(first.seq, second.seq), ...(removed && { removed }) };
}
