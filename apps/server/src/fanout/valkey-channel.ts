import type { FastifyBaseLogger } from 'fastify';
import { openValkey } from '#server/runtime/valkey-client.ts';
import type { BellChannel, ChannelListener, Listening } from './bell-channel.ts';

/** Far more than a message ever has: it only keeps one text from holding up the others. */
const LONGEST_TEXT = 100_000;

/**
 * Carries bells by Valkey's publish and subscribe. Starts and goes on without it: nobody waits for
 * a bell, and whoever listens is told to look again once it is back.
 */
export function valkeyChannel(given: {
  url: string;
  channel: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}): BellChannel {
  const { channel, log } = given;

  function open(purpose: string) {
    const { client, connected } = openValkey(given.url, purpose);
    let isLost = false;
    client.on('error', (error: Error) => {
      if (!isLost) log.warn({ reason: error.message }, `Valkey cannot be reached by ${purpose}`);
      isLost = true;
    });
    client.on('ready', () => {
      if (isLost) log.info(`Valkey is reached again by ${purpose}`);
      isLost = false;
    });
    return { client, connected };
  }

  const publisher = open('bells sent');
  return {
    maxTextBytes: LONGEST_TEXT,
    publish: async (texts) => {
      await Promise.all(texts.map((text) => publisher.client.publish(channel, text)));
    },
    listen: (listener) => listen(listener),
    close: async () => publisher.client.destroy(),
  };

  function listen(listener: ChannelListener): Listening {
    const { client, connected } = open('bells heard');
    let isStopped = false;
    // After a loss the client subscribes again before it says that it is ready.
    client.on('ready', () => client.isPubSubActive && listener.resync());
    void connected
      .then(() => (isStopped ? undefined : client.subscribe(channel, listener.receive)))
      .then(listener.resync)
      .catch((error: unknown) => log.warn({ err: error }, 'bells not to be heard'));
    return {
      stop: async () => {
        isStopped = true;
        client.destroy();
      },
    };
  }
}
