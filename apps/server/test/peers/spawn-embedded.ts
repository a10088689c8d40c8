import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';

const eventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('ready'), postmaster: z.number(), found: z.array(z.number()) }),
  z.object({ event: z.literal('acknowledged'), n: z.number(), postmaster: z.number() }),
  z.object({ event: z.literal('stopped') }),
  z.object({ event: z.literal('failed'), reason: z.string() }),
]);

type EmbeddedEvent = z.infer<typeof eventSchema>;
type Named<Name> = Extract<EmbeddedEvent, { event: Name }>;

export const embeddedScript = join(import.meta.dirname, 'embedded-process.ts');

export interface EmbeddedProcess {
  readonly pid: number;
  /** The numbers of all writes acknowledged so far. */
  readonly acknowledged: number[];
  waitFor<Name extends EmbeddedEvent['event']>(
    name: Name,
    matches?: (event: Named<Name>) => boolean,
  ): Promise<Named<Name>>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** Starts embedded-process.ts in another process, as another system user if one is given. */
export function spawnEmbedded(
  directory: string,
  account: { uid?: number; gid?: number } = {},
): EmbeddedProcess {
  const child = spawn(process.execPath, [embeddedScript, directory], {
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const events: EmbeddedEvent[] = [];
  const acknowledged: number[] = [];
  const listeners = new Set<() => void>();
  let complaint = '';
  let isOver = false;
  const notifyAll = () => {
    for (const listener of [...listeners]) listener();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = eventSchema.parse(JSON.parse(line));
    if (event.event === 'acknowledged') acknowledged.push(event.n);
    events.push(event);
    notifyAll();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      isOver = true;
      notifyAll();
      resolve();
    });
  });

  function waitFor<Name extends EmbeddedEvent['event']>(
    name: Name,
    matches: (event: Named<Name>) => boolean = () => true,
  ): Promise<Named<Name>> {
    const isWanted = (event: EmbeddedEvent): event is Named<Name> => event.event === name;
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = events.filter(isWanted).find(matches);
        if (found === undefined && !isOver) return;
        listeners.delete(look);
        if (found !== undefined) resolve(found);
        else
          reject(
            new Error(`Ended before '${name}': ${JSON.stringify(events.at(-1))} ${complaint}`),
          );
      };
      listeners.add(look);
      look();
    });
  }

  return {
    pid: child.pid ?? 0,
    acknowledged,
    waitFor,
    kill: async (signal) => {
      child.kill(signal);
      await closed;
    },
  };
}
