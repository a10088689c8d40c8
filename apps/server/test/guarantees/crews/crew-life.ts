import type { Rhythm } from '@azit/contract/crews/crew.field';
import { seoulToday } from '@azit/rules/seoul-clock';
import { expect } from 'vitest';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { blockMember } from '#server/modules/blocks/block-member.ts';
import { answerClub } from '#server/modules/clubs/answers/answer-club.ts';
import { changeRhythm } from '#server/modules/crews/dates/change-rhythm.ts';
import { skipDate } from '#server/modules/crews/dates/one-date.ts';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { planDates } from '#server/modules/crews/dates/plan-dates.ts';
import { answerInvitation } from '#server/modules/crews/members/membership.ts';
import { removeFromCrew } from '#server/modules/crews/members/remove-from-crew.ts';
import { withdraw } from '#server/modules/withdrawal/withdraw.ts';
import type { Refusal } from '#server/runtime/refusal.ts';
import { insertInvitation } from '#test/factories/crew-factory.ts';
import { createCrew, openApp, type TestCrew } from '#test/factories/crew-world.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { CrewModel } from './crew-model.ts';
import { readOpen, readStart } from './crew-state.ts';
import type { Random } from './seeded-random.ts';

export type LivingCrew = TestCrew & { model: CrewModel };

const AHEAD = 3;
export const asViewer = ({ memberId }: TestMember) => ({
  memberId,
  sessionId: '',
  hidden: undefined,
});

/** The first member goes to every meeting: otherwise the crew would pause. */
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
  if (random.chance(0.03)) await blockFellow(context, crew, random);
  if (random.chance(0.1)) await openApp(context, crew.host);
}

/** Runs two workers at once, and sometimes a third that dies before its commit. */
async function planConcurrently(context: Context, { crewId }: LivingCrew, random: Random) {
  const plan = () => inTransaction(context, (tx) => planDates(tx, crewId));
  const kill = inTransaction(context, async (tx) => {
    await planDates(tx, crewId);
    if (random.chance(0.3)) throw new Error('killed');
  }).catch((error: Error) => expect(error.message).toBe('killed'));
  const job = crewPlanRuns(context)(new AbortController().signal);
  await Promise.all([plan(), plan(), kill, job]);
}

async function answerOne(context: Context, crew: LivingCrew, member: TestMember, random: Random) {
  const { clubId, date } = random.pick(await readOpen(context, crew));
  const going = random.chance(0.7);
  await answerClub(context, asViewer(member), { clubId, going });
  crew.model.tap(date, member.memberId, going);
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
  const { memberId } = leaver;
  const open = await readOpen(context, crew);
  const isWithdrawal = random.chance(0.3);
  if (isWithdrawal) await withdraw(context, asViewer(leaver));
  else {
    const by = random.pick([leaver, crew.host]);
    await removeFromCrew(context, asViewer(by), { crewId, memberId, reason: 'AWAY' });
  }
  if (isWithdrawal) model.forgetMember(memberId);
  else for (const { date } of open) model.forget(memberId, date);
  model.present.delete(memberId);
  crew.members.splice(crew.members.indexOf(leaver), 1);
  const newcomer = await createMember(context);
  await insertInvitation(crewId, newcomer);
  await answerInvitation(context, asViewer(newcomer), { crewId, joining: true });
  crew.members.push(newcomer);
  model.present.add(newcomer.memberId);
}

/** A block ends neither the membership nor the answers of the two members. */
async function blockFellow(context: Context, crew: LivingCrew, random: Random) {
  const [blocker, other] = [random.pick(crew.members), random.pick([crew.host, ...crew.members])];
  if (blocker === other) return;
  // A member cannot block a member who has blocked them.
  await blockMember(context, asViewer(blocker), other.memberId).catch((error: Refusal) =>
    expect(error.status).toBe(404),
  );
}
