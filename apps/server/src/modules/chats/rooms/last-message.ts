import type { Chat } from '@azit/contract/chats/chat.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { type RoomEvent, roomLine } from '@azit/rules/chats/room-line';
import type { ChatRow } from './room.repository.ts';

const MAX_LENGTH = 100;

export function toLastMessage(row: ChatRow, viewerId: number): Chat['lastMessage'] {
  if (row.seq === null || row.created_at === null) return null;
  const text = toOneLine(describe(row, row.created_at, viewerId));
  return { seq: row.seq, text, createdAt: row.created_at.toISOString() };
}

function describe(row: ChatRow, happenedAt: Date, viewerId: number): string {
  if (row.event !== null) {
    const nickname = row.subject_nickname ?? UNKNOWN_NICKNAME;
    return roomLine(JSON.parse(row.event) as RoomEvent, nickname, happenedAt);
  }
  if (row.deleted_at !== null) return '지운 메시지예요';
  if (row.is_veiled) return '차단한 사람의 메시지예요';
  const content = row.kind === 'IMAGE' ? '사진을 보냈어요' : (row.body ?? '');
  return `${senderPrefix(row, viewerId)}${content}`;
}

function senderPrefix(row: ChatRow, viewerId: number): string {
  if (row.sender_id === viewerId) return '나: ';
  return row.is_personal ? '' : `${row.sender_nickname ?? UNKNOWN_NICKNAME}: `;
}

function toOneLine(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= MAX_LENGTH) return characters.join('');
  return `${characters.slice(0, MAX_LENGTH - 1).join('')}…`;
}
