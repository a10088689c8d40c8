import { isRecord } from '#web/lib/is-record.ts';

const channelName = 'azit-stream';

export type TabMessage =
  | { type: 'greetLeader' }
  | { type: 'leading'; live: boolean }
  | { type: 'bell'; memberId: number; name: string; data: unknown };

export type TabChannel = { post: (message: TabMessage) => void; stop: () => void };

export function openTabChannel(onMessage: (message: TabMessage) => void): TabChannel | null {
  if (!('BroadcastChannel' in globalThis)) return null;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = read(data);
    if (message) onMessage(message);
  };
  return { post: (message) => channel.postMessage(message), stop: () => channel.close() };
}

/** Validates the message, because another tab may run an older or newer version of the app. */
function read(data: unknown): TabMessage | null {
  if (!isRecord(data)) return null;
  if (data.type === 'greetLeader') return { type: 'greetLeader' };
  if (data.type === 'leading') return { type: 'leading', live: data.live === true };
  const { memberId, name } = data;
  const isDoorbell =
    data.type === 'bell' && typeof memberId === 'number' && typeof name === 'string';
  return isDoorbell ? { type: 'bell', memberId, name, data: data.data } : null;
}
