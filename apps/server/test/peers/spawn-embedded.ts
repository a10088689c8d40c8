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
  readonly acknowledged: number[];
  waitFor<Name extends EmbeddedEvent['event']>(
    name: Name,
    matches?: (event: Named<Name>) => boolean,
  ): Promise<Named<Name>>;
  kill(signal: NodeJS.Signals): Promise<void>;
}

export function spawnEmbedded(
  directory: string,
  account: { uid?: number; gid?: number } = {},
): EmbeddedProcess {
  const child = spawn(process.execPath, [embeddedScript, directory], {
    ...account,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const events = new EventLog();
  const acknowledged: number[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const event = eventSchema.parse(JSON.parse(line));
    if (event.event === 'acknowledged') acknowledged.push(event.n);
    events.add(event);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    events.complaint += chunk.toString();
  });
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      events.end();
      resolve();
    });
  });

  return {
    pid: child.pid ?? 0,
    acknowledged,
    waitFor: (name, matches) => events.waitFor(name, matches),
    kill: async (signal) => {
      child.kill(signal);
      await closed;
    },
  };
}

class EventLog {
  complaint = '';
  readonly #events: EmbeddedEvent[] = [];
  readonly #listeners = new Set<() => void>();
  #isOver = false;

  add(event: EmbeddedEvent): void {
    this.#events.push(event);
    this.#notifyAll();
  }

  end(): void {
    this.#isOver = true;
    this.#notifyAll();
  }

  waitFor<Name extends EmbeddedEvent['event']>(
    name: Name,
    matches: (event: Named<Name>) => boolean = () => true,
  ): Promise<Named<Name>> {
    const isWanted = (event: EmbeddedEvent): event is Named<Name> => event.event === name;
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = this.#events.filter(isWanted).find(matches);
        if (found === undefined && !this.#isOver) return;
        this.#listeners.delete(look);
        if (found !== undefined) resolve(found);
        else reject(this.#endedBefore(name));
      };
      this.#listeners.add(look);
      look();
    });
  }

  #endedBefore(name: string): Error {
    const last = JSON.stringify(this.#events.at(-1));
    return new Error(`Ended before '${name}': ${last} ${this.complaint}`);
  }

  #notifyAll(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
