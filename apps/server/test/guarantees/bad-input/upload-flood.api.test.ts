import { describe, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';
import { chunk, header, plainPng, png } from './png-chunks.ts';

type Host = { clubId: number; token: string };

const HOSTILE = 10;
const ORDINARY_LIMIT_MS = 2_000;

let tall: Buffer;
let wide: Buffer;
let ordinary: Host;
test.beforeAll(async () => {
  tall = plainPng(1, 40_000_000);
  wide = plainPng(40_000_000, 1);
  ordinary = await createHost();
  await upload(ordinary, await smallImage());
});

async function createHost(): Promise<Host> {
  const { memberId, token } = await createMember(server.context);
  return { clubId: await createClub(server.context, { hostId: memberId }), token };
}

async function upload({ clubId, token }: Host, image: Buffer) {
  const url = `/api/clubs/${clubId}`;
  const form = await multipartForm(image);
  const begun = performance.now();
  const reply = await server.call({ method: 'POST', url, token, ...form });
  return { reply, ms: performance.now() - begun };
}

describe('an ordinary upload while ten hostile uploads arrive', () => {
  // covers A1.8 (docs/coverage-statements.md)
  test.each([
    ['high and wide', () => [tall, wide]],
    ['wide and high', () => [wide, tall]],
  ])('an upload succeeds within 2 s beside ten hostile pictures: %s', async (_name, images) => {
    const attacker = await createHost();
    const kinds = images();
    const hostile = Array.from({ length: HOSTILE }, (_, index) =>
      upload(attacker, kinds[index % kinds.length] ?? tall),
    );
    const { reply, ms } = await upload(ordinary, await smallImage());
    expect(reply.statusCode).toBe(200);
    expect(ms).toBeLessThan(ORDINARY_LIMIT_MS);
    for (const { reply: refused } of await Promise.all(hostile)) {
      expect(refused.json()).toMatchObject({ status: 415, code: 'IMAGE_UNREADABLE' });
    }
  });
});

describe('the largest accepted pictures', () => {
  test('large pictures of ten members do not delay a small picture of another member', async () => {
    const image = plainPng(6_300, 6_300);
    const finished: string[] = [];
    const senders = await Promise.all(Array.from({ length: HOSTILE }, createHost));
    const large = senders.map((sender) =>
      upload(sender, image).finally(() => finished.push('large')),
    );
    const small = upload(ordinary, await smallImage()).finally(() => finished.push('ordinary'));
    expect((await small).reply.statusCode).toBe(200);
    await Promise.all(large);
    expect(finished.indexOf('ordinary')).toBeLessThan(3);
  });

  test('large pictures of one member beyond the limit are refused with a retry time', async () => {
    const greedy = await createHost();
    const image = plainPng(6_300, 6_300);
    const replies = await Promise.all(Array.from({ length: 12 }, () => upload(greedy, image)));
    const refused = replies.filter(({ reply }) => reply.statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reply } of refused) {
      expect(reply.json()).toMatchObject({ code: 'SERVER_BUSY' });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

test('a broken picture with a valid size is refused, and the decoder still works', async () => {
  const host = await createHost();
  const hollow = png(header(6_000, 6_000), chunk('IDAT', Buffer.alloc(9)));
  expect((await upload(host, hollow)).reply.statusCode).toBe(415);
  expect((await upload(host, await smallImage())).reply.statusCode).toBe(200);
});
