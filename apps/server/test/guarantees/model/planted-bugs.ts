import { registeredStatements } from '#server/database/statement.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { Action } from './action.ts';
import type { Opening } from './history.ts';
import type { ModelServer } from './model-server.ts';

type Uproot = () => void | Promise<void>;
export type Plant = (server: ModelServer) => Promise<Uproot>;

const inDatabase =
  ({ plant, uproot }: { plant: string; uproot: string }): Plant =>
  async (server) => {
    await runSql(server.database, plant, []);
    return async () => void (await runSql(server.database, uproot, []));
  };

/** Simulates a bug: replaces a part of an SQL statement of the program. */
const inStatement =
  (name: string, part: RegExp, replacement: string): Plant =>
  async () => {
    const found = registeredStatements().find((statement) => statement.name === name);
    if (found === undefined || !part.test(found.text)) throw new Error(`${name} has no ${part}`);
    const { text } = found;
    // A connection prepares a statement name once, so the changed statement needs another name.
    Object.assign(found, { name: `${name}_planted`, text: text.replace(part, () => replacement) });
    return () => void Object.assign(found, { name, text });
  };

const together =
  (...plants: Plant[]): Plant =>
  async (server) => {
    const uproots = await Promise.all(plants.map((plant) => plant(server)));
    return async () => {
      for (const uproot of uproots) await uproot();
    };
  };

const onTrigger = (name: string, when: string, body: string): Plant =>
  inDatabase({
    plant: `
      create function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$;
      create trigger ${name} ${when} execute function ${name}()`,
    uproot: `drop function ${name} cascade`,
  });

const opening: Opening = { isWorking: false, limit: 3, emptySeats: 0, crewMembers: 2 };

type PlantedBug = {
  bug: string;
  plant: Plant;
  /**
   * The shortest sequence of actions found that reveals the bug. Without the bug, server and model
   * agree.
   */
  history: { opening: Opening; actions: Action[] };
};

export const plantedBugs: readonly PlantedBug[] = [
  {
    bug: 'the seat of a kicked member is not offered to the queue',
    plant: onTrigger(
      'lose_promotion',
      `before update of expires_at on club_members for each row
       when (old.queued_at is not null and old.expires_at is null and new.expires_at is not null)`,
      `if exists (select from club_members where club_id = new.club_id and status = 'CLUB_KICKED'
         and xmin::text::bigint = pg_current_xact_id()::text::bigint) then return null; end if;
       return new;`,
    ),
    history: {
      opening,
      actions: [
        { act: 'queue', club: 0, who: 3 },
        { act: 'approve', club: 0, who: 3 },
        { act: 'kick', club: 0, who: 1 },
      ],
    },
  },
  {
    bug: 'a seat is offered although the club is full',
    plant: together(
      inDatabase({
        plant: 'alter table clubs drop constraint club_not_overbooked',
        uproot: `truncate clubs cascade;
          alter table clubs add constraint club_not_overbooked
            check (joined_count + offered_count <= member_limit)`,
      }),
      inStatement('select_seats', /member_limit,/, 'member_limit + 1 as member_limit,'),
    ),
    history: {
      opening,
      actions: [
        { act: 'queue', club: 0, who: 3 },
        { act: 'approve', club: 0, who: 3 },
      ],
    },
  },
  {
    bug: 'the host can decide an expired application',
    plant: inStatement(
      'select_applicant_for_share',
      /and \(s\.expires_at is null or s\.expires_at > \$\d+::timestamptz\)/,
      'and $3::timestamptz is not null',
    ),
    history: {
      opening,
      actions: [
        { act: 'apply', club: 1, who: 2 },
        { act: 'waitForExpiry' },
        { act: 'accept', club: 1, who: 2 },
      ],
    },
  },
  {
    bug: 'the application of a withdrawn member stays',
    plant: inStatement(
      'withdrawal_delete_seats',
      /s\.status in \('CLUB_WAITING', 'CLUB_JOINED'\)/,
      "s.status = 'CLUB_JOINED'",
    ),
    history: {
      opening,
      actions: [
        { act: 'apply', club: 1, who: 2 },
        { act: 'withdraw', who: 2 },
      ],
    },
  },
  {
    bug: 'somebody without a seat stays in the room',
    plant: inStatement('leave_room', /left_at is null$/, 'left_at is null and until is not null'),
    history: { opening, actions: [{ act: 'cancel', club: 0, who: 1 }] },
  },
  {
    bug: 'a removed message counts as unread',
    plant: together(
      ...['select_room_page', 'count_unread_messages'].map((name) =>
        inStatement(name, /and unread\.deleted_at is null/, ''),
      ),
    ),
    history: {
      opening,
      actions: [
        { act: 'write', room: 0, who: 0 },
        { act: 'erase', room: 0, who: 0, seq: 1 },
      ],
    },
  },
  {
    bug: 'a block hides no messages in a room',
    plant: inStatement('select_messages_before', /m\.kind <> 'ANNOUNCEMENT' and/, 'false and'),
    history: {
      opening,
      actions: [
        { act: 'write', room: 0, who: 0 },
        { act: 'block', who: 1, other: 0 },
      ],
    },
  },
  {
    bug: 'an acceptance is announced twice',
    plant: onTrigger(
      'notify_twice',
      `after insert on notices for each row
       when (new.kind = 'APPLICATION_ACCEPTED' and new.dedupe_key not like 'again%')`,
      `insert into notices (member_id, kind, club_id, actor_id, data, dedupe_key, created_at,
         fold_since, fold_actors)
       values (new.member_id, new.kind, new.club_id, new.actor_id, new.data,
         'again' || new.dedupe_key, new.created_at, new.fold_since, new.fold_actors);
       return null;`,
    ),
    history: {
      opening,
      actions: [
        { act: 'apply', club: 1, who: 2 },
        { act: 'accept', club: 1, who: 2 },
      ],
    },
  },
  {
    bug: 'nothing is rolled back when the worker is killed',
    plant: async (server) => server.commitWhenKilled(),
    history: {
      opening,
      actions: [
        { act: 'apply', club: 1, who: 2 },
        { act: 'waitForExpiry' },
        { act: 'killWorker', statement: 7 },
      ],
    },
  },
  {
    bug: 'a skipped meeting of a crew is created again',
    plant: together(
      inDatabase({
        plant: 'alter table clubs drop constraint clubs_one_per_planned_date',
        uproot: `
          truncate clubs cascade;
          alter table clubs add constraint clubs_one_per_planned_date unique (crew_id, planned_date)`,
      }),
      inStatement('insert_crew_date', /on conflict \(crew_id, planned_date\) do nothing/, ''),
      inStatement(
        'select_known_dates',
        /select planned_date, cancelled_at is null as is_open/,
        `select planned_date, cancelled_at is null and not exists (
           select from crew_skips where crew_skips.crew_id = clubs.crew_id) as is_open`,
      ),
    ),
    history: { opening, actions: [{ act: 'skip', club: 2 }] },
  },
  {
    bug: 'an answer is stored for the first meeting of the crew',
    plant: onTrigger(
      'answer_first_date',
      'before insert on club_answers for each row when (not new.is_going)',
      `new.club_id := (select min(first.club_id) from clubs first join clubs c using (crew_id)
         where c.club_id = new.club_id);
       return new;`,
    ),
    history: { opening, actions: [{ act: 'notGoing', club: 3, who: 1 }] },
  },
];
