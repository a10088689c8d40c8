import { once } from 'node:events';
import { Readable } from 'node:stream';
import type pg from 'pg';

// The driver speaks COPY but has neither an API nor types for it.
declare module 'pg' {
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
    sendCopyFail(reason: string): void;
  }
}

/** The bytes of a `copy … to stdout`, no faster than they are read. */
export function copyOut(client: pg.Client, text: string): AsyncIterable<Buffer> {
  const { stream: socket } = client.connection;
  const out = new Readable({ read: () => socket.resume() });
  client.query({
    submit: (connection: pg.Connection) => connection.query(text),
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      // The driver uses the memory behind the chunk again.
      if (!out.push(Buffer.from(chunk))) socket.pause();
    },
    handleCommandComplete: () => {},
    handleError: (error: Error) => out.destroy(error),
    handleReadyForQuery: () => out.push(null),
  });
  return out;
}

/** Feeds a `copy … from stdin`; answers the number of rows. */
export function copyIn(
  client: pg.Client,
  text: string,
  source: AsyncIterable<Buffer>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let isRefused = false;
    let rows = 0;
    const feed = async (connection: pg.Connection) => {
      try {
        for await (const chunk of source) {
          if (isRefused) return;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
        }
        connection.endCopyFrom();
      } catch (error) {
        reject(error);
        connection.sendCopyFail('the source of the rows failed');
      }
    };
    client.query({
      submit: (connection: pg.Connection) => connection.query(text),
      handleCopyInResponse: feed,
      handleCommandComplete: ({ text: tag }: { text: string }) => {
        rows = Number(/^COPY (\d+)$/.exec(tag)?.[1]);
      },
      handleError: (error: Error) => {
        isRefused = true;
        reject(error);
      },
      handleReadyForQuery: () => resolve(rows),
    });
  });
}
