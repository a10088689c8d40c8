import { registeredStatements } from '#server/database/statement.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import type { History } from './seat-histories.ts';
import type { Act, Step } from './seat-step.ts';

export type Plant = (app: TestApp) => Promise<() => void>;

const inDatabase =
  (...texts: string[]): Plant =>
  async ({ context }) => {
    for (const text of texts) await runSql(context.database, text, []);
    return () => {};
  };

/** Replaces a part of one statement of the program until the returned function is called. */
const inStatement =
  (name: string, part: RegExp, replacement: string): Plant =>
  async () => {
    const found = registeredStatements().find((statement) => statement.name === name);
    if (found === undefined || !part.test(found.text)) throw new Error(`${name} has no ${part}`);
    const { text } = found;
    Object.assign(found, { text: text.replace(part, () => replacement) });
    return () => void Object.assign(found, { text });
  };

const opening = { people: 6, limit: 3, emptySeats: 0, isWorking: false };
const act = (name: Act, who: number): Step => ({ act: name, who, isStray: true });

/** Each with the history to which a random one was shrunk, and which is as expected without it. */
export const plantedBugs: readonly { bug: string; plant: Plant; history: History }[] = [
  {
    bug: 'a kick passes no seat on',
    plant: inDatabase(
      `create function lose_promotion() returns trigger language plpgsql as $$
       begin
         if exists (select from club_members where club_id = new.club_id and status = 'CLUB_KICKED'
           and xmin::text::bigint = pg_current_xact_id()::text::bigint) then return null; end if;
         return new;
       end $$`,
      `create trigger lose_promotion before update of expires_at on club_members for each row
       when (old.queued_at is not null and old.expires_at is null and new.expires_at is not null)
       execute function lose_promotion()`,
    ),
    history: { opening, steps: [act('queue', 2), act('approve', 2), act('kick', 0)] },
  },
  {
    bug: 'a seat is offered next to a full club',
    plant: async (app) => {
      await inDatabase('alter table clubs drop constraint club_not_overbooked')(app);
      return inStatement('select_seats', /member_limit,/, 'member_limit + 1 as member_limit,')(app);
    },
    history: { opening, steps: [act('queue', 2), act('approve', 2)] },
  },
  {
    bug: 'the host can decide an expired application',
    plant: inStatement(
      'select_applicant_for_share',
      /and \(s\.expires_at is null or s\.expires_at > \$\d+::timestamptz\)/,
      'and $3::timestamptz is not null',
    ),
    history: {
      opening: { ...opening, emptySeats: 1 },
      steps: [act('apply', 1), { act: 'waitForExpiry' }, act('accept', 1)],
    },
  },
];
