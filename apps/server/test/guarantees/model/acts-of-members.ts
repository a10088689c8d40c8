import { act, type Ids, type Request } from './act.ts';
import * as blocks from './blocks.ts';
import * as crews from './crews.ts';
import { readInbox } from './notices.ts';
import * as rooms from './rooms.ts';
import * as time from './time.ts';
import { everyone, getClub, getCrew, type World } from './world.ts';

type Own = { who: number };
type Pair = { who: number; other: number };
type InCrew = { crew: number; who: number };
type InRoom = { room: number; who: number };
type Nothing = object;

const MAX_NOTICE_ID = 9_999_999_999;

const own = (_: World, { who }: Own) => who;
const listMembers = (world: World): Own[] => everyone(world).map((who) => ({ who }));

const listPairs = (world: World): Pair[] =>
  everyone(world).flatMap((who) =>
    everyone(world).flatMap((other) => (who === other ? [] : { who, other })),
  );

const listInCrews = (world: World): InCrew[] =>
  world.crews.flatMap(({ host }, crew) =>
    everyone(world).flatMap((who) => (who === host ? [] : { crew, who })),
  );

const listInRooms = (world: World): InRoom[] =>
  world.rooms.flatMap(({ members }, room) => [...members.keys()].map((who) => ({ room, who })));

const roomPath = (ids: Ids, { room }: { room: number }) => `/api/chats/${ids.room(room)}`;

const toMessage = (ids: Ids, { room }: InRoom, world: World, kind: string): Request => {
  const seq = (world.rooms[room]?.messages.length ?? 0) + 1;
  const body = { clientId: `message-${world.now}`, body: `message ${seq}`, kind };
  return { method: 'POST', path: `${roomPath(ids, { room })}/messages`, body };
};

const roomActs = {
  write: act<InRoom>({
    weight: 40,
    list: listInRooms,
    play: rooms.write,
    by: own,
    toRequest: (ids, args, world) => toMessage(ids, args, world, 'TEXT'),
  }),
  announce: act<InRoom>({
    weight: 6,
    list: listInRooms,
    play: rooms.announce,
    by: own,
    toRequest: (ids, args, world) => toMessage(ids, args, world, 'ANNOUNCEMENT'),
  }),
  erase: act<InRoom & { seq: number }>({
    weight: 6,
    list: (world) =>
      listInRooms(world).flatMap(({ room, who }) =>
        (world.rooms[room]?.messages ?? []).flatMap(({ from }, index) =>
          from === null ? [] : { room, who, seq: index + 1 },
        ),
      ),
    play: rooms.erase,
    by: own,
    toRequest: (ids, { room, seq }) => {
      return { method: 'DELETE', path: `${roomPath(ids, { room })}/messages/${seq}` };
    },
  }),
  readRoom: act<InRoom>({
    weight: 10,
    list: listInRooms,
    play: rooms.readRoom,
    by: own,
    toRequest: (ids, { room }, world) => {
      const seq = world.rooms[room]?.messages.length ?? 0;
      return { method: 'PUT', path: `${roomPath(ids, { room })}/read`, body: { seq } };
    },
  }),
  openPair: act<Pair>({
    weight: 15,
    list: listPairs,
    play: rooms.openPair,
    by: own,
    toRequest: (ids, { other }) => {
      return { method: 'POST', path: `/api/chats/with/${ids.member(other)}` };
    },
  }),
};

const toMembership = (ids: Ids, { crew, who }: InCrew, body?: object): Request => {
  const path = `/api/crews/${ids.crew(crew)}/members/${ids.member(who)}`;
  return { method: 'DELETE', path, ...(body && { body }) };
};

const crewActs = {
  join: act<InCrew>({
    weight: 15,
    list: listInCrews,
    play: crews.join,
    by: own,
    toRequest: (ids, { crew }) => ({
      method: 'PUT',
      path: `/api/crews/${ids.crew(crew)}/membership`,
      body: { joining: true },
      headers: { 'x-invite-key': ids.crewKey(crew) },
    }),
  }),
  leave: act<InCrew>({
    weight: 5,
    list: listInCrews,
    play: crews.leave,
    by: own,
    toRequest: toMembership,
  }),
  remove: act<InCrew>({
    weight: 2,
    list: listInCrews,
    play: crews.remove,
    by: (world, { crew }) => getCrew(world, crew).host,
    toRequest: (ids, member) => toMembership(ids, member, { reason: 'AWAY' }),
  }),
  skip: act<{ club: number }>({
    weight: 5,
    list: (world) => world.clubs.flatMap((one, club) => (one.crew === null ? [] : { club })),
    play: crews.skip,
    by: (world, { club }) => getClub(world, club).host,
    toRequest: (ids, { club }, world) => {
      const { crew, plannedDate } = getClub(world, club);
      return { method: 'DELETE', path: `/api/crews/${ids.crew(crew ?? -1)}/dates/${plannedDate}` };
    },
  }),
  resume: act<{ crew: number }>({
    weight: 15,
    list: (world) => world.crews.map((_, crew) => ({ crew })),
    play: crews.resume,
    by: (world, { crew }) => getCrew(world, crew).host,
    toRequest: (ids, { crew }) => ({ method: 'POST', path: `/api/crews/${ids.crew(crew)}/resume` }),
  }),
};

const memberActs = {
  block: act<Pair>({
    weight: 6,
    list: listPairs,
    play: blocks.block,
    by: own,
    toRequest: (ids, { other }) => {
      return { method: 'POST', path: `/api/members/${ids.member(other)}/block` };
    },
  }),
  unblock: act<Pair>({
    weight: 8,
    list: listPairs,
    play: blocks.unblock,
    by: own,
    toRequest: (ids, { other }) => {
      return { method: 'DELETE', path: `/api/members/${ids.member(other)}/block` };
    },
  }),
  /** Excludes hosts of crews, whose withdrawal also changes the host of the crew. */
  withdraw: act<Own>({
    weight: 1,
    list: (world) =>
      listMembers(world).filter(({ who }) => world.crews.every(({ host }) => host !== who)),
    play: blocks.withdraw,
    by: own,
    toRequest: (ids, { who }) => ({ method: 'DELETE', path: `/api/members/${ids.member(who)}` }),
  }),
  readInbox: act<Own>({
    weight: 8,
    list: listMembers,
    play: readInbox,
    by: own,
    toRequest: () => ({ method: 'PUT', path: '/api/notices/read', body: { upTo: MAX_NOTICE_ID } }),
  }),
};

const list = () => [{}];
const timeActs = {
  wait: act<{ hours: number }>({
    weight: 8,
    list: () => [0.1, 0.5, 2, 5, 12, 24, 48].map((hours) => ({ hours })),
    play: time.wait,
  }),
  waitUntil: act<{ hoursBefore: number }>({
    weight: 6,
    list: () => [24, 6, 3, 2, 0].map((hoursBefore) => ({ hoursBefore })),
    play: time.waitUntil,
  }),
  waitForExpiry: act<Nothing>({ weight: 8, list, play: time.waitForExpiry }),
  work: act<Nothing>({ weight: 6, list, play: time.work }),
  /** Kills the worker before the given statement of its jobs; a new worker then runs them again. */
  killWorker: act<{ statement: number }>({
    weight: 4,
    list: () => [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20].map((statement) => ({ statement })),
    play: time.work,
  }),
  startWorker: act<Nothing>({ weight: 4, list, play: time.startWorker }),
  stopWorker: act<Nothing>({ weight: 3, list, play: time.stopWorker }),
  /** Stops the server and starts another process on its database. */
  restart: act<Nothing>({ weight: 1, list, play: () => ({ status: 200 }) }),
};

export const otherActs = { ...roomActs, ...crewActs, ...memberActs, ...timeActs };
