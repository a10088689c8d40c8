import type { FastifyBaseLogger } from 'fastify';
import { openValkey } from '#server/runtime/valkey-client.ts';
import type { ChannelListener, DoorbellChannel, Listening } from './doorbell-channel.ts';

const MAX_TEXT_BYTES = 100_000;

/**
 * Doorbells are lost while Valkey is unreachable. That is harmless: nothing waits for a doorbell,
 * and listeners read everything again after the reconnection.
 */
export function valkeyChannel(given: {
  url: string;
  channel: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
}): DoorbellChannel {
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

  const publisher = open('doorbells sent');
  return {
    maxTextBytes: MAX_TEXT_BYTES,
    publish: async (texts) => {
      await Promise.all(texts.map((text) => publisher.client.publish(channel, text)));
    },
    listen: (listener) => listen(listener),
    close: async () => publisher.client.destroy(),
  };

  function listen(listener: ChannelListener): Listening {
    const { client, connected } = open('doorbells received');
    let isStopped = false;
    // `ready` follows a renewed subscription, so a resync at this point covers all missed messages.
    client.on('ready', () => client.isPubSubActive && listener.resync());
    void connected
      .then(() => (isStopped ? undefined : client.subscribe(channel, listener.receive)))
      .then(listener.resync)
      .catch((error: unknown) => log.warn({ err: error }, 'doorbell subscription failed'));
    return {
      stop: async () => {
        isStopped = true;
        client.destroy();
      },
    };
  }
}
