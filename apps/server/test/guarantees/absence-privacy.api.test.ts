import { expect } from 'vitest';
import { confirmAttendance, createMetClub } from '#test/factories/attendance-world.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { sendRequest } from '#test/guarantees/access/send-request.ts';
import { blockRows } from '#test/guarantees/blocks/block-rows.ts';
import { endpoints } from '#test/guarantees/endpoints.ts';
import { server, test } from '#test/harness/server-test.ts';

/** Reads as `viewer` every endpoint that mentions the absent member. */
async function crawl(viewer: TestMember, absent: TestMember, clubIds: number[]) {
  const { memberId: viewerId } = viewer;
  const bodies: string[] = [];
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET'))
    for (const clubId of clubIds) {
      const clubs = { ownClub: clubId, thirdClub: clubId };
      const readers = { viewerId, thirdId: absent.memberId, ...clubs };
      const request = blockRows[endpoint.name]?.shows?.(readers) ?? {
        params: { clubId, memberId: absent.memberId },
      };
      if (Object.values(request.params ?? {}).some((value) => value === undefined)) continue;
      const reply = await sendRequest(server, endpoint, request, viewer.token);
      bodies.push(`${endpoint.name} ${reply.body}`);
    }
  return bodies;
}

const says = /"absences":[1-9]|"ABSENT"|오지 않/;

// covers G42 (docs/coverage-statements.md)
test('hosts to whom an absent member applies see the absence; other members do not', async () => {
  const { context } = server;
  const world = await createMetClub();
  const { came, away, host, clubId } = world;
  await confirmAttendance(world, away);
  const stranger = await createMember(context);
  const otherHost = await createMember(context);
  const applied = await createClub(context, { hostId: otherHost.memberId });
  await addClubMember(context, applied, away.memberId, 'CLUB_WAITING');
  const unrelated = await createClub(context, { hostId: stranger.memberId });
  const clubIds = [clubId, applied, unrelated];
  for (const viewer of [stranger, came])
    expect((await crawl(viewer, away, clubIds)).filter((body) => says.test(body))).toEqual([]);
  const names = async (viewer: TestMember) =>
    (await crawl(viewer, away, clubIds))
      .filter((body) => says.test(body))
      .map((body) => body.split(' ')[0]);
  expect(new Set(await names(otherHost))).toEqual(new Set(['applications.list']));
  expect(await names(host)).toContain('attendance.get');
});
