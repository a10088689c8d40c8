import { expect } from 'vitest';
import { answerClub } from '#server/modules/clubs/answers/answer-club.ts';
import { skipDate } from '#server/modules/crews/dates/one-date.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { addCrew, asViewer, type LivingCrew } from './crew-life.ts';
import { readNeedlessQuestions, readOpen } from './crew-state.ts';
import { findDifferences } from './find-differences.ts';

// Each test plants a bug into the database and shows that the comparison with the crew model finds
// it.
test.override({ checksInvariants: false });

const sql = (text: string, values: unknown[] = []) => runSql(server.context.database, text, values);

async function refuse(crew: LivingCrew, member: TestMember, nth: number): Promise<void> {
  const date = (await readOpen(server.context, crew))[nth];
  if (date === undefined) throw new Error('the crew has no such date');
  const { clubId } = date;
  await answerClub(server.context, asViewer(member), { clubId, going: false });
  crew.model.tap(date.date, member.memberId, false);
}

async function skipFirst(crew: LivingCrew): Promise<void> {
  const [first] = await readOpen(server.context, crew);
  const plannedDate = first?.date ?? '';
  const skip = { crewId: crew.crewId, plannedDate };
  await skipDate(server.context, asViewer(crew.host), skip);
  crew.model.skip(plannedDate);
  crew.model.plan(plannedDate);
}

/**
 * Simulates a bug: after a skip, every answer stays at its index in the list and so moves to the
 * next meeting.
 */
const matchAnswersByPosition = `
  create function match_answers_by_position() returns trigger language plpgsql as $$
  begin
    create temp table moved on commit drop as
    select a.member_id, a.is_going, a.answered_at, (
      select later.club_id from clubs later
      where later.crew_id = new.crew_id and later.planned_date > c.planned_date
      order by later.planned_date limit 1) as club_id
    from club_answers a join clubs c using (club_id)
    where c.crew_id = new.crew_id and c.planned_date >= new.planned_date;
    delete from club_answers a using clubs c
    where c.club_id = a.club_id and c.crew_id = new.crew_id
      and c.planned_date >= new.planned_date;
    insert into club_answers (club_id, member_id, is_going, answered_at)
    select club_id, member_id, is_going, answered_at from moved where club_id is not null;
    return null;
  end $$;
  create trigger clubs_answers_by_position after update of cancelled_at on clubs
    for each row execute function match_answers_by_position()`;

// covers G17 (docs/coverage-statements.md)
test('the crew model detects answers stored by list index instead of planned date', async () => {
  const crew = await addCrew(server.context, 0);
  const [, member] = crew.members;
  if (member === undefined) throw new Error('the crew has no such member');
  await refuse(crew, member, 1);
  await skipFirst(crew);
  expect(await findDifferences(server.context, crew, member)).toEqual([]);
  await sql(matchAnswersByPosition);
  await skipFirst(crew);
  const differences = await findDifferences(server.context, crew, member);
  expect(differences).toContainEqual(expect.stringMatching(/^answers: /));
  expect(differences).toContainEqual(expect.stringMatching(/^page of member/));
});

const promptAgain = `
  insert into notices (member_id, kind, club_id, crew_id, data, dedupe_key, created_at, fold_since,
    fold_actors)
  select member_id, kind, club_id, crew_id, data, 'again ' || dedupe_key, created_at, fold_since,
    fold_actors
  from notices where crew_id = $1 and kind = 'DATE_ASKED'`;

// covers G17 (docs/coverage-statements.md)
test('the crew model detects a second question to members about one meeting', async () => {
  const crew = await addCrew(server.context, 0);
  expect(await readNeedlessQuestions(server.context, crew)).toEqual([]);
  await sql(promptAgain, [crew.crewId]);
  expect(await readNeedlessQuestions(server.context, crew)).not.toEqual([]);
});

/** Simulates a worker that creates a meeting again because it did not wait for the lock of the crew. */
async function createAgain(clubId: number | undefined): Promise<void> {
  const [row] = await sql(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
     where attrelid = 'clubs'::regclass and attnum > 0 and not attisdropped
       and attidentity = '' and attgenerated = ''`,
  );
  const names = String(row?.names);
  await sql(`insert into clubs (${names}) select ${names} from clubs where club_id = $1`, [clubId]);
}

// This test must be last: without the unique key, no crew meeting can be created.
// covers G17 (docs/coverage-statements.md)
test('without the unique key, the crew model detects a meeting that exists twice', async () => {
  const crew = await addCrew(server.context, 0);
  const [first] = await readOpen(server.context, crew);
  await expect(createAgain(first?.clubId)).rejects.toThrow('clubs_one_per_planned_date');
  expect(await findDifferences(server.context, crew, crew.host)).toEqual([]);
  await sql('alter table clubs drop constraint clubs_one_per_planned_date');
  await createAgain(first?.clubId);
  expect(await findDifferences(server.context, crew, crew.host)).toContainEqual(
    expect.stringMatching(/^dates: /),
  );
});
