import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';

export type EventMarks = ReturnType<typeof eventMarks>;

export function eventMarks(dependencies: {
  currentPosition(): Promise<Position>;
  writeMark(position: Position): string;
}) {
  let received = NO_POSITION;
  const receive = (position: Position) => {
    received = furthest(received, position);
  };
  return {
    receive,
    catchUp: async () => receive(await dependencies.currentPosition()),
    current: () => (received === NO_POSITION ? undefined : dependencies.writeMark(received)),
  };
}
