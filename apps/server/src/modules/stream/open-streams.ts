import type { EventConnection } from '#server/http/event-stream.ts';
import type { TokenViewer } from '#server/http/viewer.ts';
import { Refusal } from '#server/runtime/refusal.ts';

export type OpenStream = {
  viewer: TokenViewer;
  connection: EventConnection;
  pingAt: number;
  watched: Set<number>;
};

const MAX_WATCHED = 8;

export type OpenStreams = ReturnType<typeof openStreams>;

/**
 * Clients that are rejected because all streams are taken retry after this time. A shorter time
 * would overload the process.
 */
const FULL_RETRY_SECONDS = 30;

export function openStreams(limits: { total: number; perMember: number }) {
  const byMember = new Map<number, Set<OpenStream>>();
  let size = 0;

  function remove(stream: OpenStream): void {
    const { memberId } = stream.viewer;
    const own = byMember.get(memberId);
    if (!own?.delete(stream)) return;
    size -= 1;
    if (own.size === 0) byMember.delete(memberId);
  }

  function end(stream: OpenStream): void {
    remove(stream);
    stream.connection.end();
  }

  function watch(memberId: number, clubId: number): void {
    for (const { watched } of byMember.get(memberId) ?? []) {
      watched.delete(clubId);
      const [oldest] = watched;
      if (oldest !== undefined && watched.size >= MAX_WATCHED) watched.delete(oldest);
      watched.add(clubId);
    }
  }

  const all = () => [...byMember.values()].flatMap((own) => [...own]);

  return {
    add: (stream: OpenStream) => {
      const { memberId } = stream.viewer;
      const [oldest, ...others] = byMember.get(memberId) ?? [];
      if (oldest !== undefined && others.length + 1 >= limits.perMember) end(oldest);
      if (size >= limits.total) throw tooManyStreams();
      byMember.set(memberId, (byMember.get(memberId) ?? new Set()).add(stream));
      size += 1;
    },
    remove,
    end,
    has: (memberId: number) => byMember.has(memberId),
    of: (memberIds: Iterable<number>): OpenStream[] =>
      [...memberIds].flatMap((memberId) => [...(byMember.get(memberId) ?? [])]),
    all,
    watch,
    listWatchers: (clubId: number) => all().filter(({ watched }) => watched.has(clubId)),
    memberIds: () => byMember.keys(),
    count: () => size,
  };
}

function tooManyStreams(): Refusal {
  const message = '지금은 실시간 연결이 많아요. 잠시 후 다시 연결해 주세요.';
  return new Refusal(503, 'SERVER_BUSY', message, { retryAfterSeconds: FULL_RETRY_SECONDS });
}
