import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Doorbell, Doorbells } from '#server/runtime/doorbells.ts';
import { NO_POSITION, type Position } from '#server/runtime/position.ts';
import type { DoorbellChannel } from './doorbell-channel.ts';
import { fromText, toTexts } from './doorbell-text.ts';
import { pendingDoorbells } from './pending-doorbells.ts';
import { throttledWork } from './throttled-work.ts';

/** Publish at most 20 times per second: all commits with a NOTIFY wait for one global lock. */
const PUBLISH_EVERY_MS = 50;
const RETRY_MS = 1_000;

export type DoorbellSubscriber = {
  receive(doorbell: Doorbell, position: Position): void;
  resync(): void;
};

export type FanOut = Doorbells & {
  subscribe(subscriber: DoorbellSubscriber): void;
  listen(): void;
  stop(): Promise<void>;
};

export function fanOut(
  channel: DoorbellChannel,
  log: Pick<FastifyBaseLogger, 'warn'>,
  written: () => Position = () => NO_POSITION,
): FanOut {
  const processId = randomUUID();
  const subscribers: DoorbellSubscriber[] = [];
  const notify = notifier(subscribers, log);
  const pending = pendingDoorbells();
  const publishing = throttledWork(publish, PUBLISH_EVERY_MS);
  let hasMissed = false;
  let retry: NodeJS.Timeout | undefined;
  let stopListening = async () => {};

  async function publish(): Promise<void> {
    const doorbells = pending.take();
    const message = { from: processId, missed: hasMissed, position: written(), doorbells };
    try {
      const texts = toTexts(message, channel.maxTextBytes);
      if (texts.length > 0) await channel.publish(texts);
      hasMissed = false;
    } catch (error) {
      if (!hasMissed) log.warn({ err: error }, 'doorbells not published yet');
      hasMissed = true;
      clearTimeout(retry);
      retry = setTimeout(publishing.request, RETRY_MS).unref();
    }
  }

  function receive(text: string): void {
    const message = fromText(text);
    if (message === undefined || message.from === processId) return;
    if (message.missed) notify.resync();
    for (const doorbell of message.doorbells) notify.receive(doorbell, message.position);
  }

  return {
    ring: (doorbell) => {
      notify.receive(doorbell, written());
      pending.add(doorbell);
      publishing.request();
    },
    subscribe: (subscriber) => subscribers.push(subscriber),
    listen: () => {
      stopListening = channel.listen({ receive, resync: notify.resync }).stop;
    },
    stop: async () => {
      clearTimeout(retry);
      await publishing.settle();
      clearTimeout(retry);
      await stopListening();
      await channel.close();
    },
  };
}

/** A failing subscriber must not prevent delivery to the other subscribers. */
function notifier(
  subscribers: readonly DoorbellSubscriber[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): DoorbellSubscriber {
  function notify(act: (subscriber: DoorbellSubscriber) => void): void {
    for (const subscriber of subscribers) {
      try {
        act(subscriber);
      } catch (error) {
        log.warn({ err: error }, 'a subscriber failed on a doorbell');
      }
    }
  }
  return {
    receive: (doorbell, position) => notify((subscriber) => subscriber.receive(doorbell, position)),
    resync: () => notify((subscriber) => subscriber.resync()),
  };
}
