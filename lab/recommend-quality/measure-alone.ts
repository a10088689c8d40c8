import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../apps/server/src/database/database.ts';
import { startEmbeddedDatabase } from '../../apps/server/src/database/embedded/embedded-database.ts';
import { findOne } from '../../apps/server/src/database/run-statement.ts';
import { migrate } from '../../apps/server/src/database/schema/migrate.ts';
import { nowValues } from '../../apps/server/src/modules/clubs/meeting-clock.ts';
import { rankRecommendations } from '../../apps/server/src/modules/recommendation/recommendation.repository.ts';
import { measureQuality, type QualityRow } from './measure-quality.ts';
import { SHOWN } from './rankings.ts';
import type { Town } from './town-life.ts';

async function measureIn(
  database: Database,
  town: Town,
  judged: number,
  say: (line: string) => void,
): Promise<QualityRow[]> {
  // Use a separate client: statements of this measurement may exceed the statement timeout of the
  // pool.
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return await measureQuality(town, judged, {
      run: (text, values) => client.query(text, values),
      recommend: async (memberId, now) => {
        const values = {
          member_id: memberId,
          hidden_ids: '{}',
          now,
          ...nowValues(now),
          size: SHOWN,
        };
        const ranked = await findOne(database, rankRecommendations, values);
        return ranked?.club_ids ?? [];
      },
      say,
    });
  } finally {
    await client.end();
  }
}

export async function measureAlone(
  town: Town,
  judged: number,
  say: (line: string) => void,
): Promise<QualityRow[]> {
  const log = pino({ level: 'warn' });
  const dataDir = mkdtempSync(join(tmpdir(), 'azit-quality-'));
  try {
    const { connection, stop } = await startEmbeddedDatabase({ dataDir, log, durable: false });
    try {
      await migrate({ connection, log });
      const database = openDatabase({ connection, maxConnections: 2, log });
      try {
        return await measureIn(database, town, judged, say);
      } finally {
        await database.close();
      }
    } finally {
      await stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
