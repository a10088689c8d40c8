/** The chunks of one of tar-stream's streams, which are buffers though their types do not say so. */
export async function* readBuffers(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A tar stream gave something else than bytes');
    yield chunk;
  }
}
