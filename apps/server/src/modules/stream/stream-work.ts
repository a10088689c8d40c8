import type { StreamEvent, StreamEventName } from '@azit/contract/stream/stream.schema';
import type { FastifyBaseLogger } from 'fastify';
import { throttledWork } from '#server/fanout/throttled-work.ts';
import { eventText } from '#server/http/event-stream.ts';
import type { EventMarks } from './event-marks.ts';
import type { OpenStream, OpenStreams } from './open-streams.ts';

export const STATEMENT_EVERY_MS = 50;
/**
 * Refresh at most 250 streams per 50 ms: five thousand clients then fetch spread over one second
 * instead of at once.
 */
const REFRESHED_AT_ONCE = 250;

type Log = Pick<FastifyBaseLogger, 'warn'>;

export type Send = <Name extends StreamEventName>(
  to: readonly OpenStream[],
  name: Name,
  data: StreamEvent<Name>,
) => void;

export function eventSender(marks: EventMarks): Send {
  return (to, name, data) => {
    if (to.length === 0) return;
    const text = eventText(name, data, marks.current());
    for (const { connection } of to) connection.write(text);
  };
}

export function memberWork(dependencies: {
  open: OpenStreams;
  log: Log;
  run(memberIds: readonly number[]): Promise<void>;
  failure: string;
}) {
  const { open, log, run, failure } = dependencies;
  const waiting = new Set<number>();
  const work = throttledWork(runAll, STATEMENT_EVERY_MS);

  async function runAll(): Promise<void> {
    const memberIds = [...waiting].filter(open.has);
    waiting.clear();
    if (memberIds.length === 0) return;
    try {
      await run(memberIds);
    } catch (error) {
      log.warn({ err: error }, failure);
      for (const memberId of memberIds) waiting.add(memberId);
    }
  }

  function retry(): void {
    if (waiting.size > 0) work.request();
  }

  return {
    add: (memberIds: Iterable<number>) => {
      for (const memberId of memberIds) if (open.has(memberId)) waiting.add(memberId);
      retry();
    },
    retry,
  };
}

export function streamRefreshes(dependencies: {
  open: OpenStreams;
  log: Log;
  send: Send;
  marks: EventMarks;
  onRefreshed(memberIds: readonly number[]): void;
}) {
  const { open, log, send, marks, onRefreshed } = dependencies;
  const waiting = new Set<OpenStream>();
  const work = throttledWork(refreshSome, STATEMENT_EVERY_MS);

  async function refreshSome(): Promise<void> {
    try {
      await marks.catchUp();
    } catch (error) {
      log.warn({ err: error }, 'the streams were not requested to refetch yet');
      return;
    }
    const some = [...waiting].slice(0, REFRESHED_AT_ONCE);
    for (const stream of some) waiting.delete(stream);
    send(some, 'again', {});
    onRefreshed(some.map(({ viewer }) => viewer.memberId));
    retry();
  }

  function retry(): void {
    if (waiting.size > 0) work.request();
  }

  return {
    addAll: () => {
      for (const stream of open.all()) waiting.add(stream);
      work.request();
    },
    retry,
  };
}
