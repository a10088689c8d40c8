import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { type RoomEvent, roomLine } from '@azit/rules/chats/room-line';
import type { ReportedRow } from './report.repository.ts';

export type EvidenceMessage = {
  seq: number;
  kind: string;
  memberId: number | null;
  nickname: string | null;
  text: string | null;
  createdAt: string;
  removed: boolean;
};

export type Evidence = {
  club?: { clubId: number; clubName: string } | null;
  crew?: { crewId: number; name: string } | null;
  message: EvidenceMessage;
  before: EvidenceMessage[];
  after: EvidenceMessage[];
};

export function toEvidence(reported: ReportedRow, all: readonly ReportedRow[]): Evidence {
  return {
    message: toEvidenceMessage(reported),
    before: all.filter(({ seq }) => seq < reported.seq).map(toEvidenceMessage),
    after: all.filter(({ seq }) => seq > reported.seq).map(toEvidenceMessage),
  };
}

function toEvidenceMessage(row: ReportedRow): EvidenceMessage {
  return {
    seq: row.seq,
    kind: row.kind,
    memberId: row.sender_id,
    nickname: row.sender,
    text: row.event === null ? row.body : toLine(row, row.event),
    createdAt: row.created_at.toISOString(),
    removed: row.deleted_at !== null,
  };
}

function toLine({ subject, created_at: happenedAt }: ReportedRow, event: string): string {
  return roomLine(JSON.parse(event) as RoomEvent, subject ?? UNKNOWN_NICKNAME, happenedAt);
}
