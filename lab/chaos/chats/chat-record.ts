/** One line of a room as somebody got it. */
export type Line = {
  seq: number;
  /** Null for a message that was removed. */
  text: string | null;
  /** Null for a line of the room itself. */
  senderId: number | null;
};

/** One reply with messages; times are milliseconds of one clock. */
export type Page = {
  memberId: number;
  begunAt: number;
  endedAt: number;
  lines: readonly Line[];
};

/** A text that was sent at least once, whether or not a reply came. Texts are never used twice. */
export type Attempt = { memberId: number; text: string };

/** A reply that said the message is there. */
export type Acknowledgement = { text: string; seq: number };

/** A reply that said the member is out, up to the request that lets them in again. */
export type Absence = { memberId: number; from: number; until: number };

/** From the first request to remove a message; `doneAt` when a reply said that it is removed. */
export type Removal = { seq: number; doneAt: number };

/** Everything that was seen of one room from outside. */
export type RoomRecord = {
  roomId: number;
  hostId: number;
  /** By nickname, as the lines of the room name them. */
  members: ReadonlyMap<string, number>;
  /** All of it, as the host read it when everything was over. */
  transcript: readonly Line[];
  attempts: readonly Attempt[];
  acknowledged: readonly Acknowledgement[];
  pages: readonly Page[];
  absences: readonly Absence[];
  removals: readonly Removal[];
};
