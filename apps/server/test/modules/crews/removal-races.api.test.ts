import { expect, vi } from 'vitest';
import { createCrew, insertDate } from '#test/factories/crew-factory.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { readPart } from '#test/factories/seat-world.ts';
import { listen } from '#test/harness/http-calls.ts';
import { startBoth } from '#test/harness/race.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROUNDS = roundCount(8);
vi.setConfig({ testTimeout: 60_000 + ROUNDS * 3_000 });

let call: Awaited<ReturnType<typeof listen>>;
test.beforeAll(async () => {
  call = await listen(server);
});

test('a member who is removed from a crew while answering gets no seat', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const crew = await createCrew(1);
    const [member] = crew.members as [TestMember];
    const clubId = await insertDate(crew, { isPublic: round % 4 < 2 });
    const { token } = crew.host;
    const path = `/api/crews/${crew.crewId}/members/${member.memberId}`;
    const remove = () => call({ method: 'DELETE', path, token, body: { reason: 'AWAY' } });
    const answer = () =>
      call({
        method: 'PUT',
        path: `/api/clubs/${clubId}/answer`,
        token: member.token,
        body: { going: true },
      });
    const ends = await startBoth(remove, answer, round % 2 === 0);
    expect(['204 200', '204 403', '204 404']).toContain(ends.join(' '));
    expect(await readPart(clubId, member)).toBe('none');
  }
});
