import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import type { Figures } from '../../client/load.ts';
import { loadPeer } from '../../peers/load-peer.ts';
import { TODAY } from '../worlds/world.ts';
import { measureCalls, PEER_CLIENTS } from './measure-calls.ts';

type DataSource = {
  initialize(): Promise<unknown>;
  destroy(): Promise<void>;
  getRepository(entity: object): { findAndCount(options: object): Promise<[unknown[], number]> };
};
type TypeOrm = {
  DataSource: new (options: object) => DataSource;
  EntitySchema: new (options: object) => { options: object };
  MoreThan(value: unknown): unknown;
  IsNull(): unknown;
};

export async function measureTypeOrm(
  { host, port, user, database }: DatabaseConnection,
  seconds: number,
): Promise<Figures> {
  const typeOrm = loadPeer('typeorm') as TypeOrm;
  const entities = makeEntities(typeOrm);
  const source = new typeOrm.DataSource({
    type: 'postgres',
    host,
    port,
    username: user,
    database,
    entities: Object.values(entities),
    extra: { max: PEER_CLIENTS },
  });
  await source.initialize();
  const clubs = source.getRepository(entities.Club);
  const page = () =>
    clubs.findAndCount({
      where: {
        category_large_id: 3,
        cancelled_at: typeOrm.IsNull(),
        meeting_date: typeOrm.MoreThan(TODAY),
      },
      relations: { host: true, category: true, seats: { member: true } },
      order: { meeting_date: 'ASC', meeting_time: 'ASC', club_id: 'ASC' },
      take: 5,
    });
  try {
    return await measureCalls(page, seconds);
  } finally {
    await source.destroy();
  }
}

function makeEntities({ EntitySchema }: TypeOrm) {
  const key = { type: 'int', primary: true };
  const number = { type: 'int' };
  const word = { type: 'text', nullable: true };
  const to = (target: string, column: string) => ({
    target,
    type: 'many-to-one',
    joinColumn: { name: column },
  });
  const Member = new EntitySchema({
    name: 'Member',
    tableName: 'members',
    columns: { member_id: key, nickname: word, image_path: word, image_name: word },
  });
  const Category = new EntitySchema({
    name: 'Category',
    tableName: 'small_categories',
    columns: { category_small_id: key, category_name: word, category_large_id: number },
  });
  const Seat = new EntitySchema({
    name: 'Seat',
    tableName: 'club_members',
    columns: { club_member_id: key, status: word },
    relations: { club: to('Club', 'club_id'), member: to('Member', 'member_id') },
  });
  const Club = new EntitySchema({
    name: 'Club',
    tableName: 'clubs',
    columns: {
      club_id: key,
      club_name: word,
      club_info: word,
      meeting_date: { type: 'date' },
      meeting_time: { type: 'time' },
      member_limit: number,
      joined_count: number,
      is_online: { type: 'boolean' },
      location: word,
      category_large_id: number,
      image_path: word,
      image_name: word,
      cancelled_at: { type: 'timestamptz', nullable: true },
    },
    relations: {
      host: to('Member', 'host_id'),
      category: to('Category', 'category_small_id'),
      seats: { target: 'Seat', type: 'one-to-many', inverseSide: 'club' },
    },
  });
  return { Member, Category, Seat, Club };
}
