export async function* readBuffers(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk))
      throw new TypeError('A tar stream returned a chunk that is not a Buffer');
    yield chunk;
  }
}
