import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Endpoint } from '@azit/contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { fillPath } from '#test/guarantees/endpoints.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import type { RequestParts } from './row.ts';

let image: Promise<Buffer> | undefined;

export async function sendRequest(
  { call }: TestApp,
  endpoint: Endpoint,
  request: RequestParts,
  token: string | undefined,
): Promise<Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>> {
  const { payload, headers } = await encode(endpoint, request);
  const query = new URLSearchParams(request.query).toString();
  const reply = await call({
    // An event stream never ends, so do not wait for the complete body.
    payloadAsStream: endpoint.events !== undefined,
    method: endpoint.method,
    url: `${fillPath(endpoint, request.params ?? {})}${query === '' ? '' : `?${query}`}`,
    headers: { ...headers, ...request.headers },
    ...(payload === undefined ? {} : { payload }),
    ...(token === undefined ? {} : { token }),
  });
  return endpoint.events === undefined ? reply : firstWords(reply);
}

async function firstWords(reply: LightMyRequestResponse) {
  const { statusCode, headers } = reply;
  const words = reply.stream();
  if (statusCode !== 200) return { statusCode, headers, body: await text(words) };
  const [body] = await once(words, 'data');
  words.destroy();
  return { statusCode, headers, body: String(body) };
}

async function encode({ multipart }: Endpoint, { body, data }: RequestParts) {
  if (multipart !== undefined && body === undefined) {
    image ??= smallImage();
    return multipartForm(await image, data);
  }
  if (body === undefined) return { payload: undefined, headers: {} };
  const json = { 'content-type': 'application/json' };
  return { payload: JSON.stringify(body), headers: json };
}
