import { readdirSync } from 'node:fs';
import { contract } from '@azit/contract';
import fc from 'fast-check';
import { describe, expect, vi } from 'vitest';
import { type Cast, createCast } from '#test/guarantees/access/cast.ts';
import {
  assemble,
  brokenForms,
  dataPart,
  imagePart,
} from '#test/guarantees/bad-input/broken-forms.ts';
import type { RawBody } from '#test/guarantees/bad-input/raw-bodies.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { smallImage } from '#test/harness/multipart-form.ts';
import { reportLongRun, roundCount } from '#test/harness/round-count.ts';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';
import { TEST_SECRET } from '#test/harness/test-app.ts';
import {
  findFreePort,
  type ServerProcess,
  startServerProcess,
} from '#test/peers/server-process.ts';
import { type FormTarget, formEndpoints, formTarget } from './form-target.ts';
import { misshapenForms, overLimitForms } from './over-limit-forms.ts';
import { type Delivery, type FormRequest, sendForm } from './send-form.ts';

const SEED = 20_261_117;
const RANDOM_CUTS = roundCount(500);
const AT_ONCE = 4;
const BATCH = 40;
/**
 * Allow for the connections of the pool: it may have opened all of them since the first
 * measurement.
 */
const POOL_CONNECTIONS = 8;
const MIB = 2 ** 20;
const HELD_GROWTH = 8 * MIB;
const RESIDENT_GROWTH = 64 * MIB;
const DELIVERIES: readonly Delivery[] = ['whole', 'chunked', 'disconnect'];

/**
 * Without these options V8 grows the young generation for minutes, and two memory readings could
 * not be compared.
 */
const COMPARABLE_MEMORY = [
  '--max-semi-space-size=4',
  '--expose-gc',
  '--import',
  `data:text/javascript,process.on('SIGUSR2',()=>globalThis.gc())`,
];

let running: ServerProcess;
let port: number;
let metricsPort: number;
let image: Buffer;
let cast: Cast;
let before: Usage;
let sent = 0;

type Usage = { files: number; held: number; resident: number };

// The server continues after a disconnect and stores a picture before its row, so the invariants may
// fail for a short time. The last test checks them.
test.override({ checksInvariants: false });
test.beforeAll(async () => {
  // The server process uses the real clock, so the test clock must match.
  server.clock.set(new Date().toISOString());
  cast = await createCast(server.context);
  image = await smallImage();
  metricsPort = await findFreePort();
  const settings = {
    DATABASE_URL: toDatabaseUrl(server.context.database.connection),
    DATA_DIR: server.context.config.dataDir,
    JWT_SECRET: TEST_SECRET,
    RATE_LIMIT_FACTOR: '0',
    ROLE: 'web',
    METRICS_PORT: String(metricsPort),
  };
  running = await startServerProcess(settings, COMPARABLE_MEMORY);
  port = Number(new URL(running.url).port);
});
test.afterAll(() => {
  running?.end();
  reportLongRun(`malformed forms: ${sent} sent, the process survived`);
});

function toRequest({ path, token }: FormTarget, body: RawBody, delivery: Delivery): FormRequest {
  return { path, token, body, delivery };
}

async function readMetrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return new Map(lines.map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]));
}

async function slotsInUse(): Promise<number | undefined> {
  return (await readMetrics()).get('azit_upload_slots_in_use');
}

async function sendAll(requests: readonly FormRequest[]): Promise<void> {
  for (let start = 0; start < requests.length; start += BATCH) {
    const queue = requests.slice(start, start + BATCH);
    const work = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        expectRefusal(await sendForm(port, next), next);
        sent += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await expect
      .poll(slotsInUse, { message: `after request ${start + BATCH}`, interval: 5 })
      .toBe(0);
  }
}

function expectRefusal(status: number, { delivery, body }: FormRequest): void {
  if (
    delivery === 'disconnect' ||
    delivery === 'leave' ||
    (status === 0 && body.bytes.length > 8 * MIB)
  )
    return;
  const text = body.bytes.subarray(0, 300).toString('latin1');
  if (status < 200 || status >= 500) expect.fail(`${status}, ${delivery}: ${text}`);
}

/**
 * Uploads a valid form first, because the decoder process stops when idle: every measurement must
 * include a running decoder.
 */
async function measure(): Promise<Usage> {
  const form = assemble([imagePart(image)]);
  const target = await formTarget(server, cast, contract.members.changeImage);
  expect(await sendForm(port, toRequest(target, form, 'whole'))).toBe(200);
  running.child.kill('SIGUSR2');
  const metrics = await readMetrics();
  return {
    files: readdirSync(`/proc/${running.pid}/fd`).length,
    held:
      (metrics.get('nodejs_heap_size_used_bytes') ?? 0) +
      (metrics.get('nodejs_external_memory_bytes') ?? 0),
    resident: metrics.get('process_resident_memory_bytes') ?? 0,
  };
}

function validForm({ data }: FormTarget): RawBody {
  return assemble(data === undefined ? [imagePart(image)] : [imagePart(image), dataPart(data)]);
}

function cut(body: RawBody, length: number): RawBody {
  return { ...body, bytes: body.bytes.subarray(0, length) };
}

function wrongForms(target: FormTarget): FormRequest[] {
  const forms = [
    ...overLimitForms(image, target.data),
    ...misshapenForms(),
    ...brokenForms(image, target.data),
  ];
  return forms.flatMap((body) => {
    const deliveries = body.bytes.length < MIB ? DELIVERIES : (['chunked'] as const);
    return deliveries.map((delivery) => toRequest(target, body, delivery));
  });
}

// The test reads descriptors and memory from /proc, which exists only on Linux.
describe.runIf(process.platform === 'linux')(
  'malformed and interrupted uploads to the server process',
  () => {
    test.for(formEndpoints)(
      '$name replies to malformed and oversized forms and frees their slots',
      async (endpoint) => {
        await sendAll(wrongForms(await formTarget(server, cast, endpoint)));
        // Each endpoint overwrites the measurement. Only the last one counts, because all one-time
        // allocations exist by then.
        before = await measure();
      },
    );

    test.for(formEndpoints)(
      '$name replies to a valid form cut at any byte and frees its slot',
      async (endpoint) => {
        const target = await formTarget(server, cast, endpoint);
        const body = validForm(target);
        const lengths = Array.from(body.bytes, (_, length) => length);
        await sendAll(lengths.map((length) => toRequest(target, cut(body, length), 'whole')));
      },
    );

    test('a sign-up form frees its upload slot when the client disconnects at any byte', async () => {
      const target = await formTarget(server, cast, contract.members.signUp);
      const body = validForm(target);
      const lengths = Array.from(body.bytes, (_, length) => length);
      await sendAll(lengths.map((length) => toRequest(target, cut(body, length), 'disconnect')));
    });

    test(`${RANDOM_CUTS} valid and wrong forms cut at random positions free all slots`, {
      timeout: 60_000 + RANDOM_CUTS * 20,
    }, async () => {
      const targets = await Promise.all(
        formEndpoints.map((endpoint) => formTarget(server, cast, endpoint)),
      );
      const requests = targets.flatMap((target) => {
        const wrong = wrongForms(target);
        const valid = toRequest(target, validForm(target), 'whole');
        return [...wrong, ...wrong.map(() => valid)];
      });
      const random = fc
        .tuple(
          fc.constantFrom(...requests),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.constantFrom(...DELIVERIES),
        )
        .map(([request, share, delivery]) => {
          const length = Math.floor(share * request.body.bytes.length);
          return { ...request, body: cut(request.body, length), delivery };
        });
      await sendAll(fc.sample(random, { seed: SEED, numRuns: RANDOM_CUTS }));
    });

    test.for(formEndpoints)(
      '$name frees its slot when the client disconnects right after a valid form',
      async (endpoint) => {
        const target = await formTarget(server, cast, endpoint);
        const request = toRequest(target, validForm(target), 'leave');
        await sendAll(Array.from({ length: 20 }, () => request));
      },
    );
  },
);

test.runIf(process.platform === 'linux')(
  'after all malformed forms no descriptor has leaked and memory is stable',
  async () => {
    expect(running.child.exitCode).toBeNull();
    await expect
      .poll(async () => (await measure()).files)
      .toBeLessThanOrEqual(before.files + POOL_CONNECTIONS);
    const after = await measure();
    await vi.waitFor(() => checkInvariants(server.context), { timeout: 30_000 });
    const growth = { held: after.held - before.held, resident: after.resident - before.resident };
    console.log('malformed forms:', { sent, before, after });
    expect(growth.held).toBeLessThan(HELD_GROWTH);
    expect(growth.resident).toBeLessThan(RESIDENT_GROWTH);
    expect(running.output()).not.toMatch(/"level":[56]0/);
  },
);
