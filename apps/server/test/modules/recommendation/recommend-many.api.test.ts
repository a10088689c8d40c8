import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

// Invariant checks are off because this file inserts clubs without a seat for their host.
test.override({ checksInvariants: false });

const INTERESTS = [6, 11, 16, 21];
const OF_EACH = 40;
const SHARE = 30;

const copies = `
  insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time,
    member_limit, gender_restriction, is_online, location, category_small_id, category_large_id)
  select host_id, club_name, club_info, join_question, fee, meeting_date, meeting_time, member_limit,
    gender_restriction, is_online, location, s.category_small_id, s.category_large_id
  from clubs cross join small_categories s cross join generate_series(1, ${OF_EACH})
  where club_id = $1 and s.category_small_id = any ($2)`;

test('with enough clubs of interest, any other club appears only with a followed host', async () => {
  const { context, call } = server;
  const viewer = await createMember(context, { interests: INTERESTS });
  const stranger = await createMember(context);
  const friend = await createMember(context);
  await insertRow(context.database, 'follows', {
    follower_id: viewer.memberId,
    followee_id: friend.memberId,
  });
  const alike = await createClub(context, { hostId: stranger.memberId, categorySmallId: 7 });
  const ofFriend = await createClub(context, { hostId: friend.memberId, categorySmallId: 7 });
  await runSql(context.database, copies, [alike, INTERESTS]);
  const url = `/api/clubs/recommend/${viewer.memberId}?size=50`;
  const pages = await Promise.all(
    [1, 2, 3].map((page) =>
      call({ method: 'GET', url: `${url}&page=${page}`, token: viewer.token }),
    ),
  );
  const cards: { clubId: number; categorySmall: { categorySmallId: number } }[] = pages.flatMap(
    (reply) => reply.json().data,
  );
  const readCount = (small: number) =>
    cards.filter(({ categorySmall }) => categorySmall.categorySmallId === small).length;
  expect(INTERESTS.map(readCount)).toEqual(INTERESTS.map(() => SHARE));
  expect(cards.at(-1)?.clubId).toBe(ofFriend);
  expect(cards).toHaveLength(INTERESTS.length * SHARE + 1);
});
