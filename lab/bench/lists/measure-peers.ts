import { selectCategoryFeed } from '../../../apps/server/src/modules/discovery/list.repository.ts';
import { type Figures, type Load, measure } from '../../client/load.ts';
import { ensurePeers } from '../../peers/ensure-peers.ts';
import type { Worlds } from '../worlds/database.ts';
import type { MeasuredServer } from '../worlds/measured-server.ts';
import { CATEGORY_VALUES, requestsFor } from './lists.ts';
import { measurePrisma } from './peer-prisma.ts';
import { measureTypeOrm } from './peer-typeorm.ts';
import { readReply, startReplyServer } from './reply-server.ts';
import { alternate, ratio, typical } from './rounds.ts';
import type { TableRow } from './table.ts';

const SECONDS = 2;

export async function measurePeers(worlds: Worlds, server: MeasuredServer, load: Load) {
  await ensurePeers();
  const rows: TableRow[] = [];
  const notes: string[] = [];
  const requests = requestsFor('category', 1, server.viewers);
  const request = (port: number) => () => measure(port, requests, load);
  const compare = async (name: string, peer: () => Promise<Figures>) => {
    await peer();
    const rounds = await alternate({ peer, ours: request(server.port) });
    const figures = typical(rounds.get('peer') ?? []);
    rows.push({ what: `category, page 1, ${name}`, cache: 'off', figures });
    const times = ratio(rounds.get('ours'), rounds.get('peer'), 'perSecond');
    notes.push(`Ours, in turns with it, did ${times?.toFixed(1)} × the requests of ${name}.`);
  };
  await compare('TypeORM findAndCount', () => measureTypeOrm(worlds.large, SECONDS));
  await compare('Prisma 7 findMany and count', () => measurePrisma(worlds.large, SECONDS));
  const express = await startExpress(worlds, server, requests);
  try {
    await compare('Express and pg, the same statement', request(express.port));
  } finally {
    await express.stop();
  }
  return { rows, notes };
}

async function startExpress(worlds: Worlds, server: MeasuredServer, requests: Buffer[]) {
  const [request = Buffer.alloc(0)] = requests;
  return startReplyServer({
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
}
