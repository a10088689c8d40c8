import { request as requestHttp } from 'node:http';
import { Agent, request as requestHttps } from 'node:https';
import type { Context } from '#server/context.ts';
import {
  ClosedAddressError,
  isAllowedOrigin,
  isPushEndpoint,
  publicLookup,
} from './push-endpoint.ts';
import { type PushMessage, payloadText, toTopic } from './push-message.ts';
import type { PushReply } from './push-outcome.ts';

const TIME_LIMIT_MS = 10_000;
/**
 * Read the body of a response, so that the connection can be reused. Close the connection if the
 * body is longer than this.
 */
const MAX_BODY_LENGTH = 64 * 1024;
/** On shutdown, wait for a pending reply: without the reply, the push would be sent again. */
const STOP_GRACE_MS = 2_000;
/**
 * A member may register the URL of any push service, so idle connections to many hosts could
 * accumulate. Close them soon.
 */
const IDLE_CONNECTION_MS = 30_000;

export class UnsendablePushError extends Error {
  override name = 'UnsendablePushError';
}

export type Device = {
  memberId: number;
  endpoint: string;
  keys: { p256dh: string; auth: string };
};

export type PushTransport = {
  send(device: Device, message: PushMessage, signal: AbortSignal): Promise<PushReply>;
};

type Settings = Pick<Context, 'config' | 'vapidKeys'>;

export function pushTransport(
  { config: { push }, vapidKeys }: Settings,
  { timeLimitMs = TIME_LIMIT_MS, lookup = publicLookup() } = {},
): PushTransport {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_CONNECTION_MS, maxFreeSockets: 8 });
  return {
    send: async (device, message, signal) => {
      // The endpoint was checked when it was stored, but the rules may be stricter now.
      if (!isPushEndpoint(push, device.endpoint)) throw new ClosedAddressError();
      const url = new URL(device.endpoint);
      // Use the normalized URL: the library parses some spellings as another host.
      const target = { endpoint: url.href, keys: device.keys };
      const { headers, body } = await encrypt(target, message, {
        subject: push.subject,
        ...vapidKeys,
      });
      const stop = delayedAbort(signal, STOP_GRACE_MS);
      const replied = new Promise<PushReply>((resolve, reject) => {
        const limits = { signal: AbortSignal.any([stop.signal, AbortSignal.timeout(timeLimitMs)]) };
        const options = { method: 'POST', headers, ...limits };
        const request = isAllowedOrigin(push, url)
          ? (url.protocol === 'http:' ? requestHttp : requestHttps)(url, options)
          : requestHttps(url, { ...options, agent, lookup });
        request.on('response', (response) => {
          // Only the status and the Retry-After header matter, so ignore a broken or endless body.
          let unread = MAX_BODY_LENGTH;
          response.on('error', () => undefined);
          response.on('data', (part: Buffer) => {
            unread -= part.length;
            if (unread < 0) response.destroy();
          });
          const { statusCode: status, headers } = response;
          resolve({ status, retryAfter: headers['retry-after'] });
        });
        request.on('error', reject);
        request.end(body);
      });
      return replied.finally(stop.forget);
    },
  };
}

function delayedAbort(signal: AbortSignal, delayMs: number) {
  const controller = new AbortController();
  const wait = () => setTimeout(() => controller.abort(), delayMs).unref();
  if (signal.aborted) wait();
  signal.addEventListener('abort', wait, { once: true });
  return {
    signal: controller.signal,
    forget: () => signal.removeEventListener('abort', wait),
  };
}

async function encrypt(
  device: Omit<Device, 'memberId'>,
  message: PushMessage,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
) {
  // Load the library on the first push, because most processes never need it.
  const { default: webPush } = await import('web-push');
  try {
    return webPush.generateRequestDetails(device, payloadText(message), {
      vapidDetails,
      TTL: message.ttlSeconds,
      urgency: message.urgency,
      topic: toTopic(message),
    });
  } catch (cause) {
    throw new UnsendablePushError('the push cannot be encrypted or signed', { cause });
  }
}
