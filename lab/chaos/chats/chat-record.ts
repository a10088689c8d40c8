export type Line = {
  seq: number;
  text: string | null;
  senderId: number | null;
};

export type Page = {
  memberId: number;
  startedAt: number;
  endedAt: number;
  lines: readonly Line[];
};

export type Attempt = { memberId: number; text: string };

export type Acknowledgement = { text: string; seq: number };

export type Absence = { memberId: number; from: number; until: number };

export type Removal = { seq: number; doneAt: number };

export type RoomRecord = {
  roomId: number;
  hostId: number;
  members: ReadonlyMap<string, number>;
  transcript: readonly Line[];
  attempts: readonly Attempt[];
  acknowledged: readonly Acknowledgement[];
  pages: readonly Page[];
  absences: readonly Absence[];
  removals: readonly Removal[];
};
