import type { Context } from '#server/context.ts';
import { getCrew } from '#server/modules/crews/get-crew.ts';
import type { TestCrew } from '#test/factories/crew-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import type { CrewModel } from './crew-model.ts';

/** Returns duplicates too, so that a meeting that exists twice differs from the model. */
export async function readPlanned({ database }: Context, { crewId }: TestCrew) {
  const sql = 'select planned_date::text as date from clubs where crew_id = $1 order by 1';
  return (await runSql(database, sql, [crewId])).map((row) => String(row.date));
}

export async function readAnswers({ database }: Context, { crewId }: TestCrew) {
  const rows = await runSql(
    database,
    `select concat_ws(' ', c.planned_date, a.member_id, case when a.is_going then 'true' else 'false' end) as answer
     from club_answers a join clubs c using (club_id) where c.crew_id = $1`,
    [crewId],
  );
  return rows.map((row) => String(row.answer)).toSorted();
}

/** Reads the member's own answers as the page of the crew shows them. */
export async function readShownAnswers(
  context: Context,
  { crewId }: TestCrew,
  { memberId }: TestMember,
) {
  const viewer = { memberId, sessionId: '', hidden: undefined };
  const { dates } = await getCrew(context, viewer, { crewId });
  const open = dates.filter(({ clubId, phase }) => clubId !== null && phase === 'open');
  return open.map(({ plannedDate: date, myAnswer: answer }) => ({ date, answer }));
}

export async function readRoom({ database, clock }: Context, { crewId }: TestCrew) {
  const rows = await runSql(
    database,
    `select own.member_id from chat_members own join chat_rooms r using (room_id)
     where r.crew_id = $1 and own.left_at is null and (own.until is null or own.until > $2)
     order by own.member_id`,
    [crewId, clock.now()],
  );
  return rows.map((row) => Number(row.member_id));
}

/** Counts the questions to each member about a meeting. A merged notice counts as one question. */
async function readQuestions({ database }: Context, { crewId }: TestCrew) {
  const rows = await runSql(
    database,
    `select n.member_id, c.planned_date::text as date, count(*) as times
     from notices n cross join lateral jsonb_array_elements(n.data -> 'dates') as question
     join clubs c on c.club_id = (question ->> 'clubId')::int
     where n.crew_id = $1 and n.kind = 'DATE_ASKED' and n.folded_into is null
     group by 1, 2`,
    [crewId],
  );
  return rows.map(({ member_id, date, times }) => {
    return { memberId: Number(member_id), date: String(date), times: Number(times) };
  });
}

/** Returns questions to the host, and repeated questions about a meeting that has not moved. */
export async function readNeedlessQuestions(
  context: Context,
  crew: TestCrew & { model: CrewModel },
) {
  const { host, model } = crew;
  const questions = await readQuestions(context, crew);
  return questions.filter(
    ({ memberId, date, times }) => memberId === host.memberId || times > model.maxQuestions(date),
  );
}

export async function readStart({ database }: Context, { crewId }: TestCrew): Promise<string> {
  const sql = 'select starts_on::text as date from crews where crew_id = $1';
  return String((await runSql(database, sql, [crewId]))[0]?.date);
}

/**
 * Future meetings that are not cancelled, by their planned date, which stays the same when a
 * meeting moves.
 */
export async function readOpen({ database, clock }: Context, { crewId }: TestCrew) {
  const rows = await runSql(
    database,
    `select club_id, planned_date::text as date, meeting_date::text as meets from clubs
     where crew_id = $1 and cancelled_at is null
       and (meeting_date + meeting_time) at time zone 'Asia/Seoul' > $2 order by planned_date`,
    [crewId, clock.now()],
  );
  return rows.map(({ club_id, date, meets }) => {
    return { clubId: Number(club_id), date: String(date), meets: String(meets) };
  });
}
