import type { Rhythm } from '@azit/contract/crews/crew.field';
import { seoulToday } from '@azit/rules/seoul-clock';
import { expect } from 'vitest';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { answerClub } from '#server/modules/clubs/answers/answer-club.ts';
import { changeRhythm } from '#server/modules/crews/dates/change-rhythm.ts';
import { skipDate } from '#server/modules/crews/dates/one-date.ts';
import { planCrewDates } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { planDates } from '#server/modules/crews/dates/plan-dates.ts';
import { addCrewMember, createCrew, openApp, type TestCrew } from '#test/factories/crew-world.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { CrewModel } from './crew-model.ts';
import { readOpen, readStart } from './crew-state.ts';
import { leaveCrew } from './leave-crew.ts';
import type { Random } from './seeded-random.ts';

export type LivingCrew = TestCrew & { model: CrewModel };

const AHEAD = 3;
const asViewer = ({ memberId }: TestMember) => ({ memberId, sessionId: '', hidden: undefined });

/** The first member goes to every date: otherwise the crew would pause. */
export async function addCrew(context: Context, index: number): Promise<LivingCrew> {
  const rhythm: Rhythm = { every: index === 1 ? 'BIWEEKLY' : 'WEEKLY', weekday: 3 };
  const crew = await createCrew(context, { size: 8, ahead: AHEAD, rhythm, always: [1] });
  const ids = [crew.host, ...crew.members].map((member) => member.memberId);
  const startsOn = await readStart(context, crew);
  const always = ids.slice(0, 2);
  const model = new CrewModel({ memberIds: ids, always, rhythm, startsOn, ahead: AHEAD });
  model.plan(seoulToday(context.clock.now()));
  return { ...crew, model };
}

export async function liveOneDay(context: Context, crew: LivingCrew, random: Random) {
  await planConcurrently(context, crew, random);
  crew.model.plan(seoulToday(context.clock.now()));
  for (const member of crew.members.slice(1))
    if (random.chance(0.3)) await answerOne(context, crew, member, random);
  if (random.chance(0.05)) await skipOne(context, crew, random);
  if (random.chance(0.03)) await editRhythm(context, crew, random);
  if (random.chance(0.05)) await replaceMember(context, crew, random);
  if (random.chance(0.1)) await openApp(context, crew.host);
}

/** Runs two workers at once, and sometimes a third that dies before its commit. */
async function planConcurrently(context: Context, { crewId }: LivingCrew, random: Random) {
  const { database } = context;
  const plan = () => inTransaction(database, (tx) => planDates(tx, context, crewId));
  const kill = inTransaction(database, async (tx) => {
    await planDates(tx, context, crewId);
    if (random.chance(0.3)) throw new Error('killed');
  }).catch((error: Error) => expect(error.message).toBe('killed'));
  const job = planCrewDates(context, new AbortController().signal);
  await Promise.all([plan(), plan(), kill, job]);
}

async function answerOne(context: Context, crew: LivingCrew, member: TestMember, random: Random) {
  const { clubId, date } = random.pick(await readOpen(context, crew));
  const going = random.chance(0.7);
  await answerClub(context, asViewer(member), { clubId, going });
  crew.model.answer(date, member.memberId, going);
}

async function skipOne(context: Context, crew: LivingCrew, random: Random) {
  const { date } = random.pick(await readOpen(context, crew));
  await skipDate(context, asViewer(crew.host), { crewId: crew.crewId, plannedDate: date });
  crew.model.skip(date);
  crew.model.plan(seoulToday(context.clock.now()));
}

async function editRhythm(context: Context, crew: LivingCrew, random: Random) {
  const rhythm: Rhythm = {
    every: random.pick(['WEEKLY', 'BIWEEKLY'] as const),
    weekday: random.pick([1, 2, 3, 4, 5, 6]),
  };
  const applyToOpenDates = random.chance(0.5);
  const before = await readOpen(context, crew);
  await changeRhythm(context, asViewer(crew.host), {
    crewId: crew.crewId,
    rhythm,
    applyToOpenDates,
  });
  const after = await readOpen(context, crew);
  for (const { clubId, date, meets } of before)
    if (after.some((row) => row.clubId === clubId && row.meets !== meets))
      crew.model.forgetRefusals(date);
  crew.model.rhythm = rhythm;
  crew.model.startsOn = await readStart(context, crew);
  crew.model.plan(seoulToday(context.clock.now()));
}

/** Removes one member and adds another, so that the size of the crew stays the same. */
async function replaceMember(context: Context, crew: LivingCrew, random: Random) {
  const { crewId, model } = crew;
  const leaver = random.pick(crew.members.slice(1));
  const open = await readOpen(context, crew);
  const clubIds = open.map((date) => date.clubId);
  await leaveCrew(context, { crewId, memberId: leaver.memberId, clubIds });
  for (const { date } of open) model.forget(leaver.memberId, date);
  model.present.delete(leaver.memberId);
  crew.members.splice(crew.members.indexOf(leaver), 1);
  const newcomer = await createMember(context);
  await addCrewMember(context, crew, newcomer);
  crew.members.push(newcomer);
  model.present.add(newcomer.memberId);
}
