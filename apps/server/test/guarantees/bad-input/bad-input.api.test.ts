import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Endpoint } from '@azit/contract/endpoint';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { type Cast, createCast } from '#test/guarantees/access/cast.ts';
import { returnCast, takeCast } from '#test/guarantees/access/spare-cast.ts';
import { endpoints } from '#test/guarantees/endpoints.ts';
import { findFaults } from '#test/guarantees/error-shape.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { smallImage } from '#test/harness/multipart-form.ts';
import { isLongRun, reportLongRun, roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { type BadRequest, badRequest } from './bad-request.ts';
import { createSender, type Received } from './send-bad-request.ts';

const SEED = 20_261_115;
const REQUESTS = roundCount(900);
const PER_ENDPOINT = Math.ceil(REQUESTS / endpoints.length);
const BATCH = 25;
const HEAP_GROWTH = 40 * 1024 * 1024;
/**
 * The endpoints before this index cause all one-time allocations, so heap growth after this index
 * means a leak.
 */
const EARLY = Math.floor(endpoints.length / 3);

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

// Checking the rows of all earlier tests takes longer than a test, so the last test checks them.
test.override({ checksInvariants: false });

let sender: ReturnType<typeof createSender>;
let image: Buffer;
const seen = { requests: 0, refused: 0, failed: 0, overOneSecond: 0, slowestMs: 0, slowest: '' };
const heap = { early: 0, late: 0 };

test.beforeAll(async () => {
  sender = createSender(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  image = await smallImage();
});
test.afterAll(async () => {
  sender.close();
  const heapMiB = [heap.early, heap.late].map(inMiB);
  console.log('bad input:', { ...seen, heapMiB, residentMiB: inMiB(process.memoryUsage.rss()) });
  reportLongRun(
    `wrong requests: ${seen.requests}, ${seen.refused} refused, ${seen.failed} replied 5xx; slowest ${seen.slowestMs} ms (${seen.slowest}); heap grew by ${(heapGrowth() / 2 ** 20).toFixed(1)} MiB`,
  );
});

function listIds({ people, club, pastClub, otherClub, crew, otherCrew, seats }: Cast) {
  const { host, waiting, joined, other, withdrawn } = people;
  const memberId = [host, host, host, waiting, joined, other, withdrawn].map((m) => m.memberId);
  return {
    memberId,
    clubId: [club, club, pastClub, otherClub],
    crewId: [crew, crew, otherCrew],
    reviewerId: [host.memberId],
    revieweeId: memberId,
    clubMemberId: [seats.waiting ?? 1, seats.joined ?? 1],
    followId: [1],
  };
}

function judge({ status, ...rest }: Received): string[] {
  if (status < 400) return [];
  const isFull = status === 503 && /"SERVER_BUSY"|"STORAGE_UNAVAILABLE"/.test(rest.text);
  const faults = findFaults({ status, ...rest });
  return status < 500 || isFull ? faults : [`${status}`, ...faults];
}

async function attack(endpoint: Endpoint, request: BadRequest): Promise<Received> {
  const reply = await sender.send(request);
  seen.requests += 1;
  if (reply.status >= 400) seen.refused += 1;
  if (reply.status >= 500) seen.failed += 1;
  if (reply.ms > 1_000) seen.overOneSecond += 1;
  if (reply.ms > seen.slowestMs) {
    Object.assign(seen, { slowestMs: Math.round(reply.ms), slowest: endpoint.name });
  }
  const faults = judge(reply);
  if (faults.length > 0) expect.fail(`${faults.join('; ')}: ${describeRequest(request)}`);
  return reply;
}

function describeRequest({ body, ...request }: BadRequest): string {
  const text = JSON.stringify({ ...request, type: body?.contentType, body: String(body?.bytes) });
  return text.slice(0, 2_000);
}

async function attackAll(endpoint: Endpoint, seed: number) {
  for (let sent = 0, round = 0; sent < PER_ENDPOINT; round += 1) {
    const cast = await takeCast(server.context);
    const setting = { ids: listIds(cast), image, token: cast.people.host.token };
    const numRuns = Math.min(BATCH, PER_ENDPOINT - sent);
    let isChanged = false;
    for (const request of fc.sample(badRequest(endpoint, setting), {
      seed: seed + round,
      numRuns,
    })) {
      const { status } = await attack(endpoint, request);
      sent += 1;
      isChanged = status < 300 && endpoint.method !== 'GET';
      if (isChanged) break;
    }
    if (!isChanged && !endpoint.name.startsWith('auth.')) returnCast(server.context, cast);
  }
}

describe('malformed and random requests to each endpoint', () => {
  test.each(endpoints.map((endpoint, index) => [endpoint.name, endpoint, index] as const))(
    'bad requests to %s never get a 500 or stop the server',
    { timeout: 60_000 + PER_ENDPOINT * 1_000 },
    async (_, endpoint, index) => {
      await attackAll(endpoint, SEED + index * 1_000);
      // Measure only twice: garbage collection takes longer than the requests to one endpoint.
      if (index === EARLY) heap.early = heapInUse();
      if (index === endpoints.length - 1) heap.late = heapInUse();
    },
  );
});

test('a body with thirty thousand invalid items is refused with a short reply', async () => {
  const { people } = await createCast(server.context);
  const reply = await sender.send({
    method: 'POST',
    path: '/api/reviews',
    query: '',
    headers: { authorization: `Bearer ${people.host.token}` },
    body: { contentType: 'application/json', bytes: Buffer.from(`[${'0,'.repeat(30_000)}0]`) },
  });
  expect(reply.status).toBe(400);
  expect(judge(reply)).toEqual([]);
});

test('after the bad requests of this file, replies, data and memory use are normal', async () => {
  expect(seen.requests).toBeGreaterThanOrEqual(REQUESTS);
  expect(seen.refused / seen.requests).toBeGreaterThan(0.6);
  const reply = await server.call({ method: 'GET', url: '/readyz' });
  expect(reply.statusCode).toBe(200);
  await checkInvariants(server.context);
  expect(heapGrowth()).toBeLessThan(HEAP_GROWTH);
  // Check durations only in the extended test run: in the normal run parallel tests slow down the
  // server.
  if (isLongRun) expect(seen.overOneSecond).toBe(0);
});

function inMiB(bytes: number): number {
  return bytes >> 20;
}

function heapGrowth(): number {
  return heap.late - heap.early;
}

function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
