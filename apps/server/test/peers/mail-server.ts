import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/**
 * `refuse` and `later` reject every recipient, permanently or temporarily; `gone` closes every
 * connection, `drop` closes during a mail; `slow` answers no recipient; `silent` accepts a mail
 * without a reply.
 */
type Mode = 'accept' | 'refuse' | 'later' | 'gone' | 'drop' | 'slow' | 'silent';

export type ReceivedMail = { recipients: string[]; source: string };

export type TestMailServer = {
  url: string;
  received: ReceivedMail[];
  setMode(mode: Mode): void;
  busyWith(count: number): Promise<void>;
  close(): Promise<void>;
};

export async function startMailServer(): Promise<TestMailServer> {
  let mode: Mode = 'accept';
  const received: ReceivedMail[] = [];
  const delayed: (() => void)[] = [];
  let checkDelayed: () => void = () => undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => {
      if (mode === 'refuse') return done(answer(550, 'no such mailbox'));
      if (mode === 'later') return done(answer(451, 'try again later'));
      if (mode !== 'slow') return done();
      delayed.push(() => done());
      checkDelayed();
    },
    onData: async (stream, session, done) => {
      if (mode === 'drop') {
        stream.once('data', () => hangUp(session));
        return;
      }
      received.push({ recipients: listRecipients(session), source: await readable(stream) });
      if (mode !== 'silent') done();
    },
  });
  server.on('error', () => undefined);
  const sockets = new Set<{ destroy(): void; remotePort?: number | undefined }>();
  server.server.on('connection', (socket) => {
    if (mode === 'gone') socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const hangUp = ({ remotePort }: { remotePort?: unknown }) => {
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  let isOpen = true;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    setMode: (next) => {
      mode = next;
    },
    busyWith: (count) =>
      new Promise((resolve) => {
        checkDelayed = () => {
          if (delayed.length >= count) resolve();
        };
        checkDelayed();
      }),
    close: async () => {
      if (!isOpen) return;
      isOpen = false;
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function listRecipients({ envelope }: SMTPServerSession): string[] {
  return envelope.rcptTo.map(({ address }) => address);
}

async function readable(stream: SMTPServerDataStream): Promise<string> {
  const source = await text(stream);
  const bodies = source
    .split(/\r\n\r\n/)
    .map((part) => Buffer.from(part.replaceAll('\r\n', ''), 'base64').toString('utf8'));
  return [source, ...bodies, unquote(source)].join('\r\n');
}

function unquote(source: string): string {
  const bytes = source
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
