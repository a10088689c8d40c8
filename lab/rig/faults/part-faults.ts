import { setTimeout as delay } from 'node:timers/promises';
import type { Program } from '../program.ts';
import type { Stack } from '../stack.ts';
import { type Fault, RECOVERY_LIMIT_MS } from './fault.ts';

type PartName = {
  [Key in keyof Stack]: Stack[Key] extends Program ? Key : never;
}[keyof Stack];

const RESTART_AFTER_MS = 500;
const FROZEN_MS = 4_000;

/**
 * `isAlone` means that no other process takes over while the part is frozen, so recovery is
 * measured from the end of the freeze.
 */
const PARTS: { name: PartName | 'web1'; isAlone: boolean }[] = [
  { name: 'web1', isAlone: false },
  { name: 'worker', isAlone: false },
  { name: 'valkey', isAlone: false },
  { name: 'etcd', isAlone: false },
  { name: 'store', isAlone: true },
  { name: 'pgbouncer', isAlone: true },
  { name: 'databaseProxy', isAlone: true },
  { name: 'proxy', isAlone: true },
];

function findPart(stack: Stack, name: PartName | 'web1'): Program {
  return name === 'web1' ? stack.webs[0] : stack[name];
}

function killPart({ name }: (typeof PARTS)[number]): Fault {
  return {
    key: `kill-${name}`,
    what: `kill -9 of ${name}`,
    limitMs: RECOVERY_LIMIT_MS,
    losesImages: name === 'store',
    cause: async (stack) => {
      const started = performance.now();
      const part = findPart(stack, name);
      await part.end('SIGKILL');
      await delay(RESTART_AFTER_MS);
      await part.start();
      return started;
    },
  };
}

function freezePart({ name, isAlone }: (typeof PARTS)[number]): Fault {
  return {
    key: `freeze-${name}`,
    what: `freeze of ${name}, ${FROZEN_MS / 1000} s`,
    limitMs: RECOVERY_LIMIT_MS,
    cause: async (stack) => {
      const started = performance.now();
      const part = findPart(stack, name);
      part.signal('SIGSTOP');
      await delay(FROZEN_MS);
      part.signal('SIGCONT');
      return isAlone ? performance.now() : started;
    },
  };
}

export const partFaults: readonly Fault[] = PARTS.flatMap((part) => [
  killPart(part),
  freezePart(part),
]);

const AWAY_MS = 8_000;

function loseFor(name: 'valkey' | 'store', what: string): Fault {
  return {
    key: `${name}-away`,
    what: `${what} away, ${AWAY_MS / 1000} s`,
    limitMs: RECOVERY_LIMIT_MS,
    losesImages: name === 'store',
    cause: async (stack) => {
      const started = performance.now();
      await stack[name].end('SIGTERM');
      await delay(AWAY_MS);
      await stack[name].start();
      return name === 'valkey' ? started : performance.now();
    },
  };
}

export const absences: readonly Fault[] = [loseFor('valkey', 'Valkey'), loseFor('store', 'S3')];
