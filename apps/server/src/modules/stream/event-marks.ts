import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';

export type EventMarks = {
  receive(position: Position): void;
  catchUp(): Promise<void>;
  current(): string | undefined;
};

export function eventMarks(dependencies: {
  currentPosition(): Promise<Position>;
  writeMark(position: Position): string;
}): EventMarks {
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
