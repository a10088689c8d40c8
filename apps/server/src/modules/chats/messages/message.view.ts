import type { Message, MessageImage, MessageKind } from '@azit/contract/chats/chat.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { type RoomEvent, roomLine } from '@azit/rules/chats/room-line';
import type { MessageRow } from './message.repository.ts';

export function toMessage(row: MessageRow): Message {
  return {
    seq: row.seq,
    kind: row.kind as MessageKind,
    sender: row.sender === null ? null : (JSON.parse(row.sender) as MemberSummary),
    body: row.event === null ? row.body : toLine(row, row.event),
    image: toImage(row),
    clientId: row.client_id,
    createdAt: row.created_at.toISOString(),
    removed: row.deleted_at !== null,
  };
}

/**
 * Writes the line as of the time of its event instead of the current time, so that its text never
 * changes.
 */
function toLine({ subject, created_at: happenedAt }: MessageRow, event: string): string {
  return roomLine(JSON.parse(event) as RoomEvent, subject ?? UNKNOWN_NICKNAME, happenedAt);
}

function toImage(row: MessageRow): MessageImage | null {
  const { image_path: fileUrl, image_name: fileName } = row;
  const { image_width: width, image_height: height } = row;
  if (fileUrl === null || fileName === null || width === null || height === null) return null;
  return { fileUrl, fileName, width, height };
}
