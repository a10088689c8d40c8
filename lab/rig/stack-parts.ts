import { primaryOf } from './parts/cluster.ts';
import type { Part } from './processor-time.ts';
import type { Program } from './program.ts';
import type { Stack } from './stack.ts';

/** Everything that computes for a request, but for the web processes and the proxy before them. */
export async function partsBehind(stack: Stack): Promise<Part[]> {
  const primary = await primaryOf(stack.nodes);
  const standby = stack.nodes.find((node) => node !== primary);
  return [
    { name: 'PgBouncer', pids: stack.pgbouncer.pids },
    { name: 'database proxy', pids: stack.databaseProxy.pids },
    { name: 'primary', pids: primary.postgresPids },
    { name: 'replica', pids: () => standby?.postgresPids() ?? [] },
  ];
}

/** Programs that are counted as one. */
export function together(name: string, programs: readonly Program[]): Part {
  return { name, pids: () => programs.flatMap((program) => program.pids()) };
}
