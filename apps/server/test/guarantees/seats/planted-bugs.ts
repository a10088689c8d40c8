import { registeredStatements } from '#server/database/statement.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestApp } from '#test/harness/test-app.ts';

type Plant = (app: TestApp) => Promise<() => void>;

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

/** Faults that the histories must find; each is planted into one test database or statement. */
export const plantedBugs: Readonly<Record<string, Plant>> = {
  'a kick passes no seat on': inDatabase(
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
  'an offer holds no seat': inDatabase(
    'alter table clubs drop constraint club_not_overbooked',
    'alter table seat_offers disable trigger seat_offers_counted',
  ),
  'an expired application or offer can be accepted': inStatement(
    'select_applicant_for_share',
    /and \(s\.expires_at is null or s\.expires_at > \$\d+::timestamptz\)/,
    'and $3::timestamptz is not null',
  ),
};
