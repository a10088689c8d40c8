/** One line of a room as a reader received it. */
export type Line = {
  seq: number;
  /** Null for a message that was removed. */
  text: string | null;
  /** Null for a system line, such as a join. */
  senderId: number | null;
};

/** One reply with messages; times in milliseconds of the same clock. */
export type Page = {
  memberId: number;
  startedAt: number;
  endedAt: number;
  lines: readonly Line[];
};

/** A text that was sent at least once, with or without a reply. Texts are unique. */
export type Attempt = { memberId: number; text: string };

/** A reply that confirmed the message. */
export type Acknowledgement = { text: string; seq: number };

/** From the reply that confirmed the leave to the request that lets the member in again. */
export type Absence = { memberId: number; from: number; until: number };

/** A request to remove a message; `doneAt` is the time of its confirmation. */
export type Removal = { seq: number; doneAt: number };

/** Everything the clients observed of one room. */
export type RoomRecord = {
  roomId: number;
  hostId: number;
  /** By nickname, as system lines name them. */
  members: ReadonlyMap<string, number>;
  /** All lines, as the host reads them at the end. */
  transcript: readonly Line[];
  attempts: readonly Attempt[];
  acknowledged: readonly Acknowledgement[];
  pages: readonly Page[];
  absences: readonly Absence[];
  removals: readonly Removal[];
};
