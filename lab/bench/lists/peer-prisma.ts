import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import type { Figures } from '../../client/load.ts';
import { loadPeer, PEER_PACKAGES } from '../../peers/load-peer.ts';
import { TODAY } from '../worlds/world.ts';
import { measureCalls, PEER_CLIENTS } from './measure-calls.ts';

type Model = {
  findMany(options: object): Promise<unknown[]>;
  count(options: object): Promise<number>;
};
type PrismaClient = { club: Model; $disconnect(): Promise<void> };
type Generated = { PrismaClient: new (options: object) => PrismaClient };
type Adapter = { PrismaPg: new (options: object) => object };

const SCHEMA = `
generator client {
  provider = "prisma-client-js"
  output   = "./client"
}
datasource db {
  provider = "postgresql"
}
model Member {
  member_id  Int     @id
  nickname   String?
  image_path String?
  image_name String?
  hosted     Club[]
  seats      Seat[]
  @@map("members")
}
model Category {
  category_small_id Int    @id @db.SmallInt
  category_name     String
  category_large_id Int    @db.SmallInt
  clubs             Club[]
  @@map("small_categories")
}
model Seat {
  club_member_id Int    @id
  club_id        Int
  member_id      Int
  status         String
  club           Club   @relation(fields: [club_id], references: [club_id])
  member         Member @relation(fields: [member_id], references: [member_id])
  @@map("club_members")
}
model Club {
  club_id           Int       @id
  host_id           Int
  club_name         String
  club_info         String
  meeting_date      DateTime  @db.Date
  meeting_time      DateTime  @db.Time
  member_limit      Int       @db.SmallInt
  joined_count      Int       @db.SmallInt
  is_online         Boolean
  location          String?
  category_small_id Int       @db.SmallInt
  category_large_id Int       @db.SmallInt
  image_path        String?
  image_name        String?
  cancelled_at      DateTime? @db.Timestamptz
  host              Member    @relation(fields: [host_id], references: [member_id])
  category          Category  @relation(fields: [category_small_id], references: [category_small_id])
  seats             Seat[]
  @@map("clubs")
}
`;

export async function measurePrisma(
  { host, port, user, database }: DatabaseConnection,
  seconds: number,
): Promise<Figures> {
  const adapter = loadPeer('@prisma/adapter-pg') as Adapter;
  const { PrismaClient } = generateClient();
  const connection = { host, port, user, database, max: PEER_CLIENTS };
  const prisma = new PrismaClient({ adapter: new adapter.PrismaPg(connection) });
  const where = {
    category_large_id: 3,
    cancelled_at: null,
    meeting_date: { gt: new Date(`${TODAY}T00:00:00Z`) },
  };
  const page = () =>
    Promise.all([
      prisma.club.findMany({
        where,
        include: {
          host: true,
          category: true,
          seats: {
            where: { status: 'CLUB_JOINED' },
            orderBy: { club_member_id: 'asc' },
            take: 5,
            include: { member: true },
          },
        },
        orderBy: [{ meeting_date: 'asc' }, { meeting_time: 'asc' }, { club_id: 'asc' }],
        take: 5,
      }),
      prisma.club.count({ where }),
    ]);
  try {
    return await measureCalls(page, seconds);
  } finally {
    await prisma.$disconnect();
  }
}

function generateClient(): Generated {
  const folder = join(PEER_PACKAGES, '.azit-prisma');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'schema.prisma'), SCHEMA);
  const command = join(PEER_PACKAGES, 'prisma/build/index.js');
  // Set any existing binary as the engine: `prisma generate` does not use it, but would download an
  // engine if none were set.
  const env = {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    CHECKPOINT_DISABLE: '1',
  };
  execFileSync(process.execPath, [command, 'generate', '--schema', join(folder, 'schema.prisma')], {
    cwd: PEER_PACKAGES,
    env,
    stdio: 'pipe',
  });
  return loadPeer(join(folder, 'client/index.js')) as Generated;
}
