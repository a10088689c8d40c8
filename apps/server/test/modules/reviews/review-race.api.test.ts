import { INITIAL_REPUTATION, raiseReputation } from '@azit/rules/members/reputation';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { publishAllReviews } from '#test/factories/publish-all-reviews.ts';
import { server, test } from '#test/harness/server-test.ts';

async function pastClub(people: TestMember[]): Promise<number> {
  const [host, ...others] = people;
  const clubId = await createClub(server.context, {
    hostId: host?.memberId ?? 0,
    meetingDate: '2026-11-10',
  });
  for (const { memberId } of others) {
    await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
  }
  return clubId;
}

async function crowd(size: number): Promise<TestMember[]> {
  return Promise.all(Array.from({ length: size }, () => createMember(server.context)));
}

async function send(clubId: number, reviewer: TestMember, reviewees: TestMember[]) {
  const payload = reviewees.map(({ memberId }) => ({
    reviewerId: reviewer.memberId,
    clubId,
    revieweeId: memberId,
    commentCategory: 'FEEL_COMFORTABLE',
  }));
  const url = '/api/reviews';
  return (await server.call({ method: 'POST', url, payload, token: reviewer.token })).statusCode;
}

async function expectTemperaturesToMatch() {
  await publishAllReviews(server.context);
  const rows = await runSql(
    server.context.database,
    `select reputation, array(
       select reviewer_id from reviews where reviewee_id = m.member_id and is_counted
       order by review_id
     ) as reviewers from members m`,
  );
  for (const { reputation, reviewers } of rows) {
    expect(Array.isArray(reviewers)).toBe(true);
    expect(reputation).toBeCloseTo(sumUp(Array.isArray(reviewers) ? reviewers : []), 3);
  }
}

function sumUp(reviewers: readonly number[]): number {
  return reviewers.reduce((current, reviewer, index) => {
    const earlier = reviewers.slice(0, index).filter((one) => one === reviewer);
    return raiseReputation(current, earlier.length);
  }, INITIAL_REPUTATION);
}

describe('parallel reviews', () => {
  // covers A4.14 (docs/coverage-statements.md)
  test('the same reviews sent eight times in parallel are stored once', async () => {
    const people = await crowd(4);
    const [host, me] = people;
    if (host === undefined || me === undefined) throw new Error('nobody there');
    const clubId = await pastClub(people);
    const others = people.filter((person) => person !== me);
    const taps = Array.from({ length: 8 }, () => send(clubId, me, others));
    expect((await Promise.all(taps)).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409, 409, 409, 409, 409,
    ]);
    await expectTemperaturesToMatch();
  });

  test('members who review each other in any order cause no deadlock', async () => {
    for (let round = 0; round < 5; round += 1) {
      const people = await crowd(6);
      const clubId = await pastClub(people);
      const all = people.map((me, index) => {
        const others = people.filter((person) => person !== me);
        return send(clubId, me, index % 2 === 0 ? others : others.toReversed());
      });
      expect(await Promise.all(all)).toEqual(people.map(() => 201));
    }
    await expectTemperaturesToMatch();
  });
});

// covers P5.3 (docs/coverage-statements.md)
test('the stored reputation always equals a recalculation from the published reviews', async () => {
  const people = await crowd(4);
  const someone = fc.integer({ min: 0, max: people.length - 1 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(someone, someone), { maxLength: 10 }), async (pairs) => {
      const clubId = await pastClub(people);
      await Promise.all(
        pairs.map(([from, to]) => {
          const [reviewer, reviewee] = [people[from], people[to]];
          if (reviewer === undefined || reviewee === undefined) return undefined;
          return send(clubId, reviewer, [reviewee]);
        }),
      );
      await expectTemperaturesToMatch();
    }),
    { numRuns: 15 },
  );
});
