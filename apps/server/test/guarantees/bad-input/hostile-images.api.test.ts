import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { imageDirectory } from '#server/modules/images/file-image-store.ts';
import { prepareBanner } from '#server/modules/images/prepare-image.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { findFaults } from '#test/guarantees/error-shape.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { multipartForm } from '#test/harness/multipart-form.ts';
import { isLongRun, reportLongRun } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { type HostileImage, hostileImages } from './hostile-images.ts';

const ROUNDS = isLongRun ? 14 : 1;

let member: TestMember;
let images: HostileImage[];
test.beforeAll(async () => {
  member = await createMember(server.context);
  images = await hostileImages(ROUNDS);
});

async function findStoredFaults({ fileUrl, fileName }: { fileUrl: string; fileName: string }) {
  const directory = imageDirectory(server.context.config);
  const bytes = await readFile(join(directory, fileUrl.replace('/images', ''), fileName));
  const { format, width, height, exif, icc, xmp, pages } = await sharp(bytes).metadata();
  const faults: string[] = [];
  if (format !== 'webp') faults.push(`kept as ${format}`);
  if (width > 512 || height > 512) faults.push(`kept with ${width} × ${height}`);
  if (exif ?? icc ?? xmp) faults.push('retains its metadata');
  if ((pages ?? 1) > 1) faults.push('retains its frames');
  if (bytes.includes('<script>') || bytes.includes('<?php')) faults.push('retains a script');
  return faults;
}

async function judge({ name, bytes }: HostileImage): Promise<string[]> {
  const url = `/api/members/${member.memberId}`;
  const form = await multipartForm(bytes);
  const reply = await server.call({ method: 'POST', url, token: member.token, ...form });
  const { statusCode: status } = reply;
  const contentType = String(reply.headers['content-type']);
  const faults =
    status === 200
      ? await findStoredFaults(reply.json().data.fileInfo)
      : findFaults({ status, contentType, text: reply.body });
  if (![200, 400, 413, 415].includes(status)) faults.push(String(status));
  return faults.map((fault) => `${name}: ${fault}`);
}

// covers A1.8 (docs/coverage-statements.md)
test('a hostile profile picture is refused or stored without its dangerous parts', {
  timeout: 120_000,
}, async () => {
  const faults: string[] = [];
  const slow: string[] = [];
  let slowestMs = 0;
  for (const image of images) {
    const started = performance.now();
    faults.push(...(await judge(image)));
    const ms = Math.round(performance.now() - started);
    slowestMs = Math.max(slowestMs, ms);
    if (ms > 1_000) slow.push(`${image.name}: ${ms} ms`);
  }
  console.log('hostile images:', images.length, slow);
  reportLongRun(
    `hostile images: ${images.length}, ${faults.length} faults; slowest ${slowestMs} ms`,
  );
  expect(faults).toEqual([]);
  await checkInvariants(server.context);
});

test('a hostile club banner is refused or stored without its dangerous parts', async () => {
  for (const { bytes } of images.slice(0, 20)) {
    const outcome = await prepareBanner({ bytes, sender: '1' }).then(
      ({ files }) => files.map((file) => file.bytes.subarray(8, 12).toString()),
      (error: { status: number }) => [error.status],
    );
    expect([['WEBP', 'WEBP'], [415]]).toContainEqual(outcome);
  }
});
