import sharp from 'sharp';

/** A small picture of one colour. */
export function testImage(format: 'png' | 'jpeg' = 'png', width = 60, height = 20) {
  const background = { r: 187, g: 38, b: 73 };
  const picture = sharp({ create: { width, height, channels: 3, background } });
  return picture.toFormat(format).toBuffer();
}

/** A body of parts `image` and, where given, `data`, with the header that belongs to it. */
export async function upload(image: Buffer | undefined, data?: unknown) {
  const form = new FormData();
  if (image !== undefined) form.set('image', new Blob([new Uint8Array(image)]), 'image.png');
  if (data !== undefined) {
    form.set('data', new Blob([JSON.stringify(data)], { type: 'application/json' }));
  }
  const whole = new Response(form);
  return {
    payload: Buffer.from(await whole.arrayBuffer()),
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
  };
}
