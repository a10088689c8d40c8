import { say } from '../../../scripts/limit.mjs';
import { type AzitSettings, azit } from '../parts/azit.ts';
import { frontProxy } from '../parts/haproxy.ts';
import type { Part } from '../processor-time.ts';
import type { Program } from '../program.ts';
import type { Stack } from '../stack.ts';
import { partsBehind, together } from '../stack-parts.ts';
import type { Tree } from '../tree.ts';

export type Setup = { what: string; port: number; parts: readonly Part[] };

/** Each has one thing more than the one before it, and is compared with that one. */
export type Setups = {
  all: readonly Setup[];
  /** Where to reach every web process, most of them alone, so that each can be asked as often. */
  webs: readonly { port: number; processes: number }[];
  end(): Promise<void>;
};

type Web = { program: Program; port: number };

/**
 * Starts what is needed beside the stack: web processes that reach the same database without a
 * replica, and without the pooler too, each pair behind a proxy of its own.
 */
export async function startSetups(tree: Tree, stack: Stack): Promise<Setups> {
  const started: Program[] = [];
  const start = async (program: Program) => {
    say(`starting ${program.name}`);
    started.push(program);
    await program.start();
  };
  const startWeb = async (name: string, settings: AzitSettings): Promise<Web> => {
    const port = await stack.nextPort();
    const own = { ...settings, ROLE: 'web', PORT: String(port) };
    const program = azit({ name, folder: tree.outside, settings: own });
    await start(program);
    return { program, port };
  };
  const behind = await partsBehind(stack);
  const behindProxy = async (what: string, name: string, webs: readonly [Web, Web]) => {
    const port = await stack.nextPort();
    const ports = {
      own: port,
      webs: [webs[0].port, webs[1].port],
      store: stack.storePort,
    } as const;
    const proxy = frontProxy(tree, name, ports);
    await start(proxy);
    return {
      what,
      port,
      parts: partsOf(
        webs.map(({ program }) => program),
        [proxy],
      ),
    };
  };
  // One process twice is one process, with as many checks as two.
  const partsOf = (webs: readonly Program[], proxies: readonly Program[]) => [
    together('web', [...new Set(webs)]),
    together('HAProxy', proxies),
    ...behind,
  ];
  const end = async () => {
    for (const program of started.toReversed()) await program.end('SIGTERM');
  };
  try {
    const { DATABASE_REPLICA_URLS: _, ...pooled } = stack.settings;
    const direct = { ...pooled, DATABASE_URL: stack.databaseUrl };
    const directs = [await startWeb('direct1', direct), await startWeb('direct2', direct)] as const;
    const pooleds = [await startWeb('pooled1', pooled), await startWeb('pooled2', pooled)] as const;
    const [first] = directs;
    const all = [
      { what: 'one process', port: first.port, parts: partsOf([first.program], []) },
      await behindProxy('+ HAProxy', 'proxy-one', [first, first]),
      await behindProxy('+ second process', 'proxy-direct', directs),
      await behindProxy('+ PgBouncer', 'proxy-pooled', pooleds),
      {
        what: '+ replica',
        port: Number(new URL(stack.url).port),
        parts: partsOf(stack.webs, [stack.proxy]),
      },
    ];
    const alone = [...directs, ...pooleds].map(({ port }) => ({ port, processes: 1 }));
    const ofStack = all.slice(-1).map(({ port }) => ({ port, processes: stack.webs.length }));
    return { all, webs: [...alone, ...ofStack], end };
  } catch (error) {
    await end();
    throw error;
  }
}
