import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';

/** The replication position that a client must see after an event of this process. */
export type EventMarks = {
  receive(position: Position): void;
  /** After missed bells: takes the current position of the primary. */
  catchUp(): Promise<void>;
  /** At or after all received positions; undefined if no replica is read. */
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
