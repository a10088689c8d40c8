import type { PushTransport } from './push-transport.ts';

/**
 * A service that gave no reply once is not asked again: each silence takes all the time an attempt
 * has, and the pushes to every other service would wait behind it.
 */
export function skipSilentServices(pushes: PushTransport): PushTransport {
  const silences = new Map<string, unknown>();
  return {
    send: async (device, message, signal) => {
      const { origin } = new URL(device.endpoint);
      if (silences.has(origin)) throw silences.get(origin);
      try {
        return await pushes.send(device, message, signal);
      } catch (error) {
        silences.set(origin, error);
        throw error;
      }
    },
  };
}
