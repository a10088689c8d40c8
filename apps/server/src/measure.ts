import { Counter, Gauge, type Registry } from 'prom-client';
import type { Gauge as Meter, Reading } from './runtime/meters.ts';

export function measure(register: Registry, { name, help, labels = [], read }: Meter): void {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [register],
    async collect() {
      const readings = await readOrNone(read);
      this.reset();
      for (const { value, ...named } of readings) this.set(named, value);
    },
  });
}

async function readOrNone(read: Meter['read']): Promise<readonly Reading[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

export function total(
  register: Registry,
  given: { name: string; help: string; read(): number },
): void {
  new Counter({
    name: given.name,
    help: given.help,
    registers: [register],
    collect() {
      this.reset();
      this.inc(given.read());
    },
  });
}
