import { describe, expect, vi } from 'vitest';
import {
  type CrewWorld,
  createCrew,
  insertDate,
  makeCohost,
  readRow,
  send,
  suspend,
} from '#test/factories/crew-factory.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { server, test } from '#test/harness/server-test.ts';

let crew: CrewWorld;
let cohost: TestMember;
let member: TestMember;
let stranger: TestMember;

test.beforeEach(async () => {
  crew = await createCrew(2);
  [cohost, member] = crew.members as [TestMember, TestMember];
  await makeCohost(crew, cohost);
  stranger = await createMember(server.context);
});

const read = async (who: TestMember, url: string) => (await send(who, 'GET', url)).json().data;
const apply = (who: TestMember, clubId: number) =>
  send(who, 'POST', `/api/clubs/${clubId}/signups`, { joinAnswer: '가고 싶어요.' });
const waiting = (stranger: TestMember) => ({
  clubMemberStatus: 'CLUB_WAITING',
  member: { memberId: stranger.memberId },
  joinAnswer: '가고 싶어요.',
});

describe('a co-host of a crew meeting', () => {
  test('a co-host sees who applies, what they wrote and how many wait', async () => {
    const clubId = await insertDate(crew, { isPublic: true });
    await apply(stranger, clubId);
    const { clubMembers } = await read(cohost, `/api/clubs/${clubId}`);
    expect(clubMembers.at(-1)).toMatchObject(waiting(stranger));
    const listed = await read(cohost, `/api/clubs/${clubId}/signups`);
    expect(listed.at(-1)).toMatchObject({ ...waiting(stranger), applicant: { meetingCount: 0 } });
    const home = await read(cohost, '/api/applications/waiting');
    expect(home).toMatchObject({ count: 1, clubs: [{ clubId }] });
    expect(await read(member, '/api/applications/waiting')).toMatchObject({ count: 0 });
  });

  test('a co-host does not see the name of an applicant who has blocked them', async () => {
    const clubId = await insertDate(crew, { isPublic: true });
    await apply(stranger, clubId);
    await blockAs(stranger, cohost);
    const { nickname } = (await readRow('select nickname from members where member_id = $1', [
      stranger.memberId,
    ])) as { nickname: string };
    expect(JSON.stringify(await read(cohost, '/api/applications/waiting'))).not.toContain(nickname);
    expect(JSON.stringify(await read(cohost, `/api/clubs/${clubId}/signups`))).not.toContain(
      nickname,
    );
  });

  test('a co-host gets notices of applications and withdrawals, as the host does', async () => {
    const { clear, deliver, outbox } = deliveryWorld(() => server, undefined as never);
    const clubId = await insertDate(crew, { isPublic: true });
    await clear();
    await apply(stranger, clubId);
    await deliver();
    const kinds = async () =>
      (await read(cohost, '/api/notices')).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toContain('APPLICATION_RECEIVED');
    expect(await outbox()).toHaveLength(2);
    const decision = { status: 'CLUB_JOINED' };
    await send(cohost, 'PATCH', `/api/clubs/${clubId}/signups/${stranger.memberId}`, decision);
    await send(stranger, 'DELETE', `/api/clubs/${clubId}/signups/${stranger.memberId}`);
    expect(await kinds()).toContain('APPLICATION_WITHDRAWN');
  });

  test('a co-host without a seat gets the live events of the meeting', async () => {
    const clubId = await insertDate(crew, { isPublic: true });
    const ring = vi.spyOn(server.context.doorbells, 'ring');
    await apply(stranger, clubId);
    const memberIds = [crew.host, cohost, stranger].map(({ memberId }) => memberId);
    expect(ring).toHaveBeenCalledWith({
      event: 'club',
      clubId,
      memberIds: expect.arrayContaining(memberIds),
    });
    ring.mockRestore();
  });

  test('a co-host without a seat sees the attendance state and list of a past meeting', async () => {
    const clubId = await insertDate(crew, { seats: [member] });
    server.clock.set('2026-11-25T23:00:00+09:00');
    cohost.token = await logInAs(server.context, cohost.memberId);
    const club = await read(cohost, `/api/clubs/${clubId}`);
    expect(club.attendance).toBe(
      (await read(await again(crew.host), `/api/clubs/${clubId}`)).attendance,
    );
    expect(club.attendance).not.toBeNull();
    const { members } = await read(cohost, `/api/clubs/${clubId}/attendance`);
    expect(members).toMatchObject([{ memberId: member.memberId }]);
  });

  test('a co-host with a seat need not confirm a change that they made', async () => {
    const clubId = await insertDate(crew, { seats: [cohost, member] });
    const change = { meetingTime: '21:00' };
    expect((await send(cohost, 'POST', `/api/clubs/${clubId}/changes`, change)).statusCode).toBe(
      201,
    );
    expect((await read(cohost, `/api/clubs/${clubId}`)).myConfirmation).toBe('GOING');
    expect((await read(member, `/api/clubs/${clubId}`)).myConfirmation).toBe('PENDING');
  });
});

async function again(who: TestMember): Promise<TestMember> {
  return { ...who, token: await logInAs(server.context, who.memberId) };
}

describe('a full crew meeting after its crew was handed over', () => {
  const handOver = async (from: TestMember, { memberId, token }: TestMember) => {
    const url = `/api/crews/${crew.crewId}/handovers`;
    await send(from, 'POST', url, { memberId });
    const payload = { accepting: true };
    return server.call({ method: 'PUT', url: `${url}/${memberId}`, token, payload });
  };
  const change = async (who: TestMember, clubId: number, meetingTime: string) =>
    (await send(who, 'POST', `/api/clubs/${clubId}/changes`, { meetingTime })).statusCode;
  const insertFullDate = async () => {
    const others = [await createMember(server.context), await createMember(server.context)];
    return insertDate(crew, { limit: 3, seats: others });
  };

  test('the new host of a crew may change a full meeting of the crew', async () => {
    const clubId = await insertFullDate();
    expect((await handOver(crew.host, member)).statusCode).toBe(204);
    expect(await change(member, clubId, '21:00')).toBe(201);
  });

  test('a host who hands the crew on to a third member may no longer change its meetings', async () => {
    const clubId = await insertFullDate();
    await handOver(crew.host, member);
    await handOver(member, cohost);
    expect(await change(member, clubId, '21:00')).toBe(403);
    expect(await change(cohost, clubId, '21:00')).toBe(201);
  });

  test('the full meeting of a crew whose new host is suspended breaks no invariant', async () => {
    crew = await createCrew(1);
    const [only] = crew.members as [TestMember];
    await insertFullDate();
    await handOver(crew.host, only);
    await suspend(only);
    await checkInvariants(server.context);
  });
});
