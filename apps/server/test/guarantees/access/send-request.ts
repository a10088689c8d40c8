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
): Promise<LightMyRequestResponse> {
  const { payload, headers } = await encode(endpoint, request);
  const query = new URLSearchParams(request.query).toString();
  return call({
    method: endpoint.method,
    url: `${fillPath(endpoint, request.params ?? {})}${query === '' ? '' : `?${query}`}`,
    headers: { ...headers, ...request.headers },
    ...(payload === undefined ? {} : { payload }),
    ...(token === undefined ? {} : { token }),
  });
}

async function encode({ multipart }: Endpoint, { body, data }: RequestParts) {
  if (multipart !== undefined) {
    image ??= smallImage();
    return multipartForm(await image, data);
  }
  if (body === undefined) return { payload: undefined, headers: {} };
  const json = { 'content-type': 'application/json' };
  return { payload: JSON.stringify(body), headers: json };
}
