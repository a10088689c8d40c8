import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DecodeStoppedError, decodeInProcess } from '#server/modules/images/decoder.ts';
import { plainPng } from '#test/guarantees/bad-input/png-chunks.ts';

const ORIENTATIONS = [1, 2, 3, 4, 5, 6, 7, 8];

async function corners(orientation: number): Promise<Buffer> {
  const spot = (color: string) => ({
    create: { width: 60, height: 40, channels: 3, background: color } as const,
  });
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#ffffff' } })
    .composite([
      { input: spot('#ff0000'), gravity: 'northwest' },
      { input: spot('#00ff00'), gravity: 'northeast' },
      { input: spot('#0000ff'), gravity: 'southwest' },
    ])
    .withMetadata({ orientation })
    .png()
    .toBuffer();
}

async function readCorners(image: Uint8Array) {
  const { data, info } = await sharp(image)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [0, 1, 2].map((channel) => (data[(y * info.width + x) * 3 + channel] ?? 0) > 127);
  const [right, bottom] = [info.width - 10, info.height - 10];
  return [info.width, info.height, at(9, 9), at(right, 9), at(9, bottom), at(right, bottom)];
}

test('a picture is stored upright for any camera orientation', async () => {
  for (const orientation of ORIENTATIONS) {
    const upload = await corners(orientation);
    const [banner] = (await decodeInProcess({ kind: 'banner', upload })) ?? [];
    const upright = await sharp(upload).autoOrient().png().toBuffer();
    expect(await readCorners(banner?.bytes ?? Buffer.alloc(0)), String(orientation)).toEqual(
      await readCorners(upright),
    );
  }
});

describe('a decode that takes too long', () => {
  test('a decode that takes too long is stopped; a new process decodes the next image', async () => {
    // The image passes the header check, but decoding takes 13 s without the time limit.
    const endless = plainPng(1, 40_000_000);
    const stopped = decodeInProcess({ kind: 'banner', upload: endless });
    await expect(stopped).rejects.toBeInstanceOf(DecodeStoppedError);
    const upload = await corners(1);
    expect(await decodeInProcess({ kind: 'profile', upload })).toHaveLength(1);
  });
});

test('the decoder ignores SIGINT and SIGTERM and exits when its channel closes', async () => {
  const program = fileURLToPath(import.meta.resolve('#server/modules/images/decoder-process.ts'));
  const child = fork(program, { serialization: 'advanced', execArgv: [] });
  const answer = async () => {
    const answered = once(child, 'message');
    child.send({ kind: 'profile', upload: await corners(1) });
    return (await answered)[0];
  };
  expect(await answer()).toMatchObject({ isSpent: false });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  expect(await answer()).toMatchObject({ isSpent: false });
  const ended = once(child, 'exit');
  child.disconnect();
  await ended;
});
