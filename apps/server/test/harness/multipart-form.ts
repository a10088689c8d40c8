import sharp from 'sharp';

type Payload = { payload: Buffer; headers: Record<string, string> };

export async function multipartForm(image: Buffer | undefined, data?: unknown): Promise<Payload> {
  const form = new FormData();
  if (image !== undefined) form.append('image', new Blob([new Uint8Array(image)]), 'image.png');
  if (data !== undefined) {
    form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }), 'data');
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

export function smallImage(format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  return sharp({ create: { width: 48, height: 32, channels: 3, background: '#bb2649' } })
    .toFormat(format)
    .toBuffer();
}

/**
 * Repeats an upload that the server refuses: on a busy machine, pictures may wait too long for the
 * decoder.
 */
export async function uploadUntilFree<Reply extends { statusCode: number }>(
  upload: () => Promise<Reply>,
): Promise<Reply> {
  const reply = await upload();
  return reply.statusCode === 503 ? uploadUntilFree(upload) : reply;
}
