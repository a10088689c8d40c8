import type { NoticeKind } from '@azit/contract/notices/notice-kind';
import type { NoticeData } from '@azit/rules/notices/notice-sentence';

const MINUTE_MS = 60_000;

export type InboxLine = {
  memberId: number;
  kind: NoticeKind;
  clubId: number | null;
  actors: readonly number[];
  data: NoticeData;
  dedupeKey?: string;
  createdAt: Date;
  isRead: boolean;
};

export function toRows(line: InboxLine) {
  const acts = line.actors.length === 0 ? [null] : line.actors;
  const since = new Date(line.createdAt.getTime() - (acts.length - 1) * MINUTE_MS);
  const rows = acts.map((actorId, index) => {
    const createdAt = new Date(since.getTime() + index * MINUTE_MS);
    return {
      member_id: line.memberId,
      kind: line.kind,
      club_id: line.clubId,
      actor_id: actorId,
      data: line.data,
      dedupe_key: line.dedupeKey ?? actKey(line, actorId, createdAt),
      created_at: createdAt,
      read_at: line.isRead ? line.createdAt : null,
      fold_since: since,
      fold_actors: line.actors.slice(0, index + 1).toReversed(),
    };
  });
  return rows.map((row, index) => ({
    ...row,
    folded_into_key: rows[index + 1]?.dedupe_key ?? null,
  }));
}

/**
 * Use the same keys as the modules that create notices: otherwise a member who follows a demo
 * member again would cause a second notice.
 */
function actKey(line: InboxLine, actorId: number | null, createdAt: Date): string {
  const { kind, clubId, memberId } = line;
  if (kind === 'NEW_FOLLOWER') return `${kind}:${memberId}:${actorId}`;
  if (kind === 'ATTENDANCE') return `${kind}:${clubId}:${memberId}`;
  return `${kind}:${clubId}:${actorId}:${memberId}:${createdAt.getTime()}`;
}
