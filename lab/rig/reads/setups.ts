import { say } from '../../limit.mjs';
import { type AzitSettings, azit } from '../parts/azit.ts';
import { frontProxy } from '../parts/haproxy.ts';
import type { Part } from '../processor-time.ts';
import type { Program } from '../program.ts';
import type { Stack } from '../stack.ts';
import { joinParts, partsBehind } from '../stack-parts.ts';
import type { Tree } from '../tree.ts';

export type Setup = { what: string; port: number; parts: readonly Part[] };

export type Setups = {
  all: readonly Setup[];
  webs: readonly { port: number; processes: number }[];
  end(): Promise<void>;
};

type Web = { program: Program; port: number };

export async function startSetups(tree: Tree, stack: Stack): Promise<Setups> {
  const { startWeb, startProxy, end } = createStarter(tree, stack);
  const behind = await partsBehind(stack);
  // A setup may list one process twice; count its processor time once.
  const listParts = (webs: readonly Program[], proxies: readonly Program[]) => [
    joinParts('web', [...new Set(webs)]),
    joinParts('HAProxy', proxies),
    ...behind,
  ];
  const behindProxy = async (what: string, name: string, webs: readonly [Web, Web]) => {
    const { program, port } = await startProxy(name, webs);
    const programs = webs.map((web) => web.program);
    return { what, port, parts: listParts(programs, [program]) };
  };
  try {
    const { DATABASE_REPLICA_URLS: _, ...pooled } = stack.settings;
    const direct = { ...pooled, DATABASE_URL: stack.databaseUrl };
    const directs = [await startWeb('direct1', direct), await startWeb('direct2', direct)] as const;
    const pooleds = [await startWeb('pooled1', pooled), await startWeb('pooled2', pooled)] as const;
    const [first] = directs;
    const all = [
      { what: 'one process', port: first.port, parts: listParts([first.program], []) },
      await behindProxy('+ HAProxy', 'proxy-one', [first, first]),
      await behindProxy('+ second process', 'proxy-direct', directs),
      await behindProxy('+ PgBouncer', 'proxy-pooled', pooleds),
      {
        what: '+ replica',
        port: Number(new URL(stack.url).port),
        parts: listParts(stack.webs, [stack.proxy]),
      },
    ];
    const alone = [...directs, ...pooleds].map(({ port }) => ({ port, processes: 1 }));
    const stackWebs = all.slice(-1).map(({ port }) => ({ port, processes: stack.webs.length }));
    return { all, webs: [...alone, ...stackWebs], end };
  } catch (error) {
    await end();
    throw error;
  }
}

function createStarter(tree: Tree, stack: Stack) {
  const started: Program[] = [];
  const start = async (program: Program) => {
    say(`starting ${program.name}`);
    started.push(program);
    await program.start();
  };
  return {
    startWeb: async (name: string, settings: AzitSettings): Promise<Web> => {
      const port = await stack.nextPort();
      const own = { ...settings, ROLE: 'web', PORT: String(port) };
      const program = azit({ name, folder: tree.outside, settings: own });
      await start(program);
      return { program, port };
    },
    startProxy: async (name: string, [first, second]: readonly [Web, Web]): Promise<Web> => {
      const port = await stack.nextPort();
      const webs = [first.port, second.port] as const;
      const program = frontProxy(tree, name, { own: port, webs, store: stack.storePort });
      await start(program);
      return { program, port };
    },
    end: async () => {
      for (const program of started.toReversed()) await program.end('SIGTERM');
    },
  };
}
