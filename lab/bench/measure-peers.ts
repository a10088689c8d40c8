import { selectCategoryFeed } from '../../apps/server/src/modules/discovery/public-list.repository.ts';
import type { Worlds } from './database.ts';
import { CATEGORY_VALUES, requestsFor } from './lists.ts';
import { type Figures, type Load, measure } from './load.ts';
import type { MeasuredServer } from './measured-server.ts';
import { measurePrisma } from './peer-prisma.ts';
import { measureTypeOrm } from './peer-typeorm.ts';
import { loadPeer } from './peers.ts';
import { readReply, startReplyServer } from './reply-server.ts';
import { inTurns, ratio, typical } from './rounds.ts';
import type { TableRow } from './table.ts';

const SECONDS = 2;

/** The first page of a category by others, in turns with ours; those that are not installed are named. */
export async function measurePeers(worlds: Worlds, server: MeasuredServer, load: Load) {
  const rows: TableRow[] = [];
  const notes: string[] = [];
  const requests = requestsFor('category', 1, server.viewers);
  const ask = (port: number) => () => measure(port, requests, load);
  const compare = async (name: string, peer: () => Promise<Figures | undefined>) => {
    if ((await peer()) === undefined) {
      notes.push(`${name} is not installed: no comparison with it.`);
      return;
    }
    const measured = async () => (await peer()) ?? { perSecond: 0, p50: 0, p99: 0 };
    const rounds = await inTurns({ peer: measured, ours: ask(server.port) });
    const figures = typical(rounds.get('peer') ?? []);
    rows.push({ what: `category, page 1, ${name}`, cache: 'off', figures });
    const times = ratio(rounds.get('ours'), rounds.get('peer'), 'perSecond');
    notes.push(`Ours, in turns with it, did ${times?.toFixed(1)} × the requests of ${name}.`);
  };
  await compare('TypeORM findAndCount', () => measureTypeOrm(worlds.large, SECONDS));
  await compare('Prisma 7 findMany and count', () => measurePrisma(worlds.large, SECONDS));
  if (loadPeer('express') === undefined) {
    notes.push('Express is not installed: no comparison with it.');
    return { rows, notes };
  }
  const [request = Buffer.alloc(0)] = requests;
  const express = await startReplyServer({
    ...(await readReply(server.port, request)),
    query: {
      connection: worlds.large,
      statement: {
        name: selectCategoryFeed.name,
        text: selectCategoryFeed.text,
        values: selectCategoryFeed.parameterOrder.map((each) => CATEGORY_VALUES[each]),
      },
    },
  });
  try {
    await compare('Express and pg, the same statement', ask(express.port));
  } finally {
    await express.stop();
  }
  return { rows, notes };
}
