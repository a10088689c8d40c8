import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Doorbell, Doorbells } from '#server/runtime/doorbells.ts';
import { NO_POSITION, type Position } from '#server/runtime/position.ts';
import type { BellChannel } from './bell-channel.ts';
import { fromText, toTexts } from './bell-text.ts';
import { pacedWork } from './paced-work.ts';
import { pendingBells } from './pending-bells.ts';

/** Twenty publishes a second at most: commits wait behind each of them on one lock of PostgreSQL. */
const PUBLISH_EVERY_MS = 50;
const RETRY_MS = 1_000;

export type BellSubscriber = {
  /**
   * Called once for each bell of this process and of every other; must not throw. Who looks at or
   * after `position` sees what was rung for.
   */
  receive(bell: Doorbell, position: Position): void;
  /** Called when bells may have been missed: everything may have changed. */
  resync(): void;
};

export type FanOut = Doorbells & {
  subscribe(subscriber: BellSubscriber): void;
  /** Begins to hear other processes; one that has no subscribers need not. */
  listen(): void;
  /** Publishes what is waiting and stops listening. */
  stop(): Promise<void>;
};

/**
 * Brings every bell to the subscribers of this process at once, and to other processes soon. A bell
 * is rung after its commit, so what `written` says then is at or after it.
 */
export function fanOut(
  channel: BellChannel,
  log: Pick<FastifyBaseLogger, 'warn'>,
  written: () => Position = () => NO_POSITION,
): FanOut {
  const ownName = randomUUID();
  const subscribers: BellSubscriber[] = [];
  const pending = pendingBells();
  const publishing = pacedWork(publish, PUBLISH_EVERY_MS);
  let hasMissed = false;
  let retry: NodeJS.Timeout | undefined;
  let stopListening = async () => {};

  async function publish(): Promise<void> {
    const bells = pending.take();
    const message = { from: ownName, missed: hasMissed, position: written(), bells };
    try {
      const texts = toTexts(message, channel.maxTextBytes);
      if (texts.length > 0) await channel.publish(texts);
      hasMissed = false;
    } catch (error) {
      // Nobody knows which of them arrived, so the others will be told to look at everything.
      if (!hasMissed) log.warn({ err: error }, 'doorbells not published yet');
      hasMissed = true;
      clearTimeout(retry);
      retry = setTimeout(publishing.request, RETRY_MS).unref();
    }
  }

  const deliver = (bell: Doorbell, position: Position) =>
    tell((subscriber) => subscriber.receive(bell, position));
  const resync = () => tell((subscriber) => subscriber.resync());

  function tell(act: (subscriber: BellSubscriber) => void): void {
    for (const subscriber of subscribers) {
      try {
        act(subscriber);
      } catch (error) {
        log.warn({ err: error }, 'a doorbell was not heard');
      }
    }
  }

  function receive(text: string): void {
    const message = fromText(text);
    // Its own bells have been delivered already.
    if (message === undefined || message.from === ownName) return;
    if (message.missed) resync();
    for (const bell of message.bells) deliver(bell, message.position);
  }

  return {
    ring: (bell) => {
      deliver(bell, written());
      pending.add(bell);
      publishing.request();
    },
    subscribe: (subscriber) => subscribers.push(subscriber),
    listen: () => {
      stopListening = channel.listen({ receive, resync }).stop;
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
