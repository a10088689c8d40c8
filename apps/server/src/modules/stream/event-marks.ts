import { furthest, NO_POSITION, type Position } from '#server/runtime/position.ts';

/** What the events of this process say a client must see, when it looks after one of them. */
export type EventMarks = {
  hear(position: Position): void;
  /** Bells were missed: counts as heard whatever was committed until now. */
  catchUp(): Promise<void>;
  /** At or after all that was heard of; undefined where no replica is read. */
  current(): string | undefined;
};

export function eventMarks(given: {
  currentPosition(): Promise<Position>;
  writeMark(position: Position): string;
}): EventMarks {
  let heard = NO_POSITION;
  const hear = (position: Position) => {
    heard = furthest(heard, position);
  };
  return {
    hear,
    catchUp: async () => hear(await given.currentPosition()),
    current: () => (heard === NO_POSITION ? undefined : given.writeMark(heard)),
  };
}
