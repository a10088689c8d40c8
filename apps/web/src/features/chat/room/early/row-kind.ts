import type { Message } from '@azit/contract/chats/chat.schema';

export type RowKind = 'text' | 'announcement' | 'picture' | 'removed' | 'hidden';

export function getRowKind({ kind, body, image, removed }: Message): RowKind {
  if (removed) return 'removed';
  if (image) return 'picture';
  if (body === null) return 'hidden';
  return kind === 'ANNOUNCEMENT' ? 'announcement' : 'text';
}

export function getRowPart(kind: RowKind, isOwn: boolean, startsRun: boolean): string {
  return [kind, isOwn && 'own', startsRun && 'first'].filter(Boolean).join(' ');
}
