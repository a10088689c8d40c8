import type { Endpoint } from '@azit/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { fillPath } from '#test/guarantees/endpoints.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import type { Ask } from './row.ts';

let image: Promise<Buffer> | undefined;

export async function sendAsk(
  { call }: TestApp,
  endpoint: Endpoint,
  ask: Ask,
  token: string | undefined,
): Promise<LightMyRequestResponse> {
  const { payload, headers } = await encode(endpoint, ask);
  const query = new URLSearchParams(ask.query).toString();
  return call({
    method: endpoint.method,
    url: `${fillPath(endpoint, ask.params ?? {})}${query === '' ? '' : `?${query}`}`,
    headers: { ...headers, ...ask.headers },
    ...(payload === undefined ? {} : { payload }),
    ...(token === undefined ? {} : { token }),
  });
}

async function encode({ multipart }: Endpoint, { body, data }: Ask) {
  if (multipart !== undefined) {
    image ??= smallImage();
    return multipartForm(await image, data);
  }
  if (body === undefined) return { payload: undefined, headers: {} };
  const json = { 'content-type': 'application/json' };
  return { payload: JSON.stringify(body), headers: json };
}
