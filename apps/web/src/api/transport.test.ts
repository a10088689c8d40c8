import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ApiPeer, startApiPeer } from '#web/testing/api-peer.ts';
import { type Outgoing, send } from './transport.ts';

let peer: ApiPeer;

beforeEach(async () => {
  peer = await startApiPeer();
  window.location.href = `${peer.origin}/`;
});

afterEach(() => peer.close());

function outgoing(body: Outgoing['body']): Outgoing {
  const common = { method: 'POST', url: '/api/x', headers: {}, signal: undefined };
  return { ...common, body, onProgress: undefined };
}

// covers S7.3 (docs/coverage-statements.md)
test('a JSON call sends cookies and fails after its timeout', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  const clock = vi.spyOn(AbortSignal, 'timeout');
  await send(outgoing('{}'), 1_000);
  expect(request.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include' });
  expect(clock).toHaveBeenCalledWith(1_000);
});

// covers S7.3 (docs/coverage-statements.md)
test('an upload sends cookies and fails after its timeout', async () => {
  const upload = vi.spyOn(XMLHttpRequest.prototype, 'send');
  const form = new FormData();
  form.set('image', new File(['pixels'], 'me.png', { type: 'image/png' }));
  await send(outgoing(form), 15_000);
  expect(upload.mock.contexts[0]).toMatchObject({ withCredentials: true, timeout: 15_000 });
});
