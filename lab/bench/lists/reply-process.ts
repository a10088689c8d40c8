import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import pg from 'pg';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { loadPeer } from '../../peers/load-peer.ts';
import { PEER_CLIENTS } from './measure-calls.ts';

// Runs a comparison server in a separate process. It sends the same bytes as the measured server,
// either from memory with a bare HTTP server or from the database with Express and the same SQL
// statement.

export type RepliedBytes = { headers: Record<string, string>; body: string };
export type PeerStatement = { name: string; text: string; values: unknown[] };
export type ReplyJob = RepliedBytes & {
  query?: { connection: DatabaseConnection; statement: PeerStatement };
};

type Response = { set(headers: object): Response; send(body: string): void };
type Express = () => {
  disable(setting: string): void;
  get(path: string, handler: (request: unknown, response: Response) => void): void;
  listen(port: number, host: string, listening: () => void): Server;
};

process.once('message', (job: ReplyJob) => {
  process.once('disconnect', () => process.exit(0));
  const sendPort = (server: Server) => process.send?.((server.address() as AddressInfo).port);
  if (job.query === undefined) {
    const body = Buffer.from(job.body);
    const server = createServer((_request, response) => {
      response.writeHead(200, job.headers);
      response.end(body);
    });
    server.listen(0, '127.0.0.1', () => sendPort(server));
    return;
  }
  const app = (loadPeer('express') as Express)();
  app.disable('x-powered-by');
  app.disable('etag');
  const { connection, statement } = job.query;
  const pool = new pg.Pool({ ...connection, max: PEER_CLIENTS });
  const ending = job.body.slice(job.body.lastIndexOf(',"pageInfo"'));
  app.get('/api/clubs/category', async (_request, response) => {
    const { rows } = await pool.query<{ cards: string }>(statement);
    response.set(job.headers).send(`{"data":${rows[0]?.cards}${ending}`);
  });
  const server = app.listen(0, '127.0.0.1', () => sendPort(server));
});
