import { contract } from '@azit/contract';
import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { eraseMember } from '#test/factories/erase-member.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { matchRooms } from '#test/factories/match-rooms.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let me: TestMember;
let stranger: TestMember;
const clubs: Record<string, number> = {};
const rows: Record<string, number> = {};

test.beforeAll(async () => {
  host = await createMember(server.context);
  me = await createMember(server.context);
  stranger = await createMember(server.context);
  const kinds = [
    ['past', '2026-11-01', 'CLUB_JOINED'],
    ['kicked', '2026-11-02', 'CLUB_KICKED'],
    ['waited', '2026-11-03', 'CLUB_WAITING'],
    ['waiting', '2026-11-20', 'CLUB_WAITING'],
    ['rejected', '2026-11-21', 'CLUB_REJECTED'],
    ['ahead', '2026-11-22', 'CLUB_JOINED'],
  ] as const;
  for (const [clubName, meetingDate, status] of kinds) {
    clubs[clubName] = await createClub(server.context, {
      hostId: host.memberId,
      clubName,
      meetingDate,
    });
    rows[clubName] = await addClubMember(server.context, clubs[clubName], me.memberId, status);
  }
  const cancelledAt = new Date('2026-11-10T00:00:00+09:00');
  const parts = { hostId: me.memberId, meetingDate: '2026-11-30', location: null, cancelledAt };
  clubs.cancelled = await createClub(server.context, { ...parts, clubName: 'cancelled' });
  await addClubMember(server.context, clubs.cancelled, host.memberId, 'CLUB_JOINED');
});

function get(viewer: TestMember, state: number | string = '', whose = me.memberId) {
  const url = `/api/members/${whose}/clubs${state === '' ? '' : `/${state}`}`;
  return server.call({ method: 'GET', url, token: viewer.token });
}

async function read(viewer: TestMember, state: number | string = '', whose = me.memberId) {
  const body: unknown = (await get(viewer, state, whose)).json();
  const items: ClubParticipation[] = contract.activity.list.response.parse(body);
  expect(items).toEqual(body);
  return items;
}

const names = (items: ClubParticipation[]) => items.map((item) => item.clubInfoResponse.clubName);

async function named(clubName: string): Promise<ClubParticipation> {
  const found = (await read(me)).find((item) => item.clubInfoResponse.clubName === clubName);
  if (found === undefined) throw new Error(`${clubName} is not listed`);
  return found;
}

async function moveClub(clubName: string, day: string, time: string) {
  const text = 'update clubs set meeting_date = $2, meeting_time = $3 where club_id = $1';
  await runSql(server.context.database, text, [clubs[clubName], day, time]);
}

describe('the activity list', () => {
  // covers S4.7, P6.2 (docs/coverage-statements.md)
  test('one’s own activity list has waiting and joined clubs, newest meeting first', async () => {
    expect(names(await read(me))).toEqual(['cancelled', 'ahead', 'waiting', 'waited', 'past']);
  });

  // covers S4.12, S7.7, A3.12 (docs/coverage-statements.md)
  test('the activity list is filtered by state: waiting 0, joined 1, closed 2, ended 3', async () => {
    expect(names(await read(me, 0))).toEqual(['waiting', 'waited']);
    expect(names(await read(me, 1))).toEqual(['cancelled', 'ahead', 'past']);
    expect(names(await read(me, 2))).toEqual(['cancelled', 'past']);
    expect(names(await read(me, 3)).toSorted()).toEqual(['kicked', 'rejected']);
  });

  // covers A3.11 (docs/coverage-statements.md)
  test('another member’s activity list has only past joined clubs and no review states', async () => {
    const seen = await read(stranger);
    expect(names(seen)).toEqual(['past']);
    expect(seen.every(({ isReviewed }) => isReviewed)).toBe(true);
  });

  // covers M3.9 (docs/coverage-statements.md)
  test('another member’s future and ongoing clubs are listed for mutual followers only', async () => {
    const friend = await createMember(server.context);
    const { memberId } = friend;
    const follow = (from: number, to: number) =>
      insertRow(server.context.database, 'follows', { follower_id: from, followee_id: to });
    await moveClub('ahead', '2026-11-15', '11:00');
    await follow(me.memberId, memberId);
    expect(names(await read(friend))).toEqual(['past']);
    await follow(memberId, me.memberId);
    expect(names(await read(friend))).toEqual(['cancelled', 'ahead', 'past']);
    await moveClub('ahead', '2026-11-22', '14:00');
    expect(names(await read(friend))).toEqual(['cancelled', 'ahead', 'past']);
    await runSql(server.context.database, 'delete from follows where follower_id = $1', [memberId]);
    expect(names(await read(friend))).toEqual(['past']);
  });

  // covers S3.9 (docs/coverage-statements.md)
  test('the activity list has exactly the fields of the contract', async () => {
    expect(await named('past')).toEqual({
      clubMemberId: rows.past,
      clubMemberStatus: 'CLUB_JOINED',
      isHost: false,
      isHidden: false,
      isReviewed: false,
      clubInfoResponse: {
        clubId: clubs.past,
        clubName: 'past',
        clubInfo: '처음이어도 괜찮아요.',
        bannerImage: DEFAULT_BANNER_FILE,
        categorySmall: { categorySmallId: 6, categoryName: '클라이밍', categoryLargeId: 2 },
        isOnline: 'offline',
        location: '서울 성동구 연무장길 7',
        area: '서울 성동구',
        areaCode: null,
        meetingDate: '2026-11-01',
        meetingTime: '14:00:00',
        durationMinutes: 120,
        fee: 0,
        bringAlong: null,
        memberLimit: 8,
        clubStatus: 'CLUB_CLOSED',
        crew: null,
        phase: 'over',
        host: { memberId: host.memberId, nickname: host.nickname, fileInfo: DEFAULT_PROFILE_FILE },
        participantList: [
          expect.objectContaining({ memberId: host.memberId }),
          {
            clubMemberId: rows.past,
            memberId: me.memberId,
            nickname: me.nickname,
            fileInfo: DEFAULT_PROFILE_FILE,
          },
        ],
      },
    });
    const { isHost, clubInfoResponse } = await named('cancelled');
    expect([isHost, clubInfoResponse.clubStatus]).toEqual([true, 'CLUB_CANCEL']);
    expect([clubInfoResponse.isOnline, clubInfoResponse.location]).toEqual(['online', null]);
    expect((await named('ahead')).clubInfoResponse.clubStatus).toBe('CLUB_ACTIVE');
  });

  test('the activity list shows a club as closed from the instant its meeting ends', async () => {
    for (const [time, isClosed] of [
      ['10:00:01', false],
      ['10:00:00', true],
    ] as const) {
      await moveClub('ahead', '2026-11-15', time);
      expect(names(await read(me, 2)).includes('ahead')).toBe(isClosed);
    }
    await moveClub('ahead', '2026-11-22', '14:00');
  });

  test('the activity list shows the host first, then members by time of acceptance', async () => {
    const [early, late] = [await createMember(server.context), await createMember(server.context)];
    const clubId = clubs.ahead ?? 0;
    const add = ({ memberId }: TestMember, day: string) =>
      addClubMember(server.context, clubId, memberId, 'CLUB_JOINED', '네', new Date(day));
    await add(late, '2026-11-13');
    await add(early, '2026-11-12');
    const { participantList } = (await named('ahead')).clubInfoResponse;
    expect(participantList.map(({ memberId }) => memberId)).toEqual([
      host.memberId,
      me.memberId,
      early.memberId,
      late.memberId,
    ]);
    await runSql(server.context.database, 'delete from club_members where member_id = any($1)', [
      [early.memberId, late.memberId],
    ]);
    await matchRooms(server.context);
  });

  test('the activity list contains no join answer, e-mail, birth year or gender', async () => {
    for (const viewer of [me, stranger]) {
      const { body } = await get(viewer);
      expect(body).not.toMatch(/두 번 해 봤어요|joinAnswer|@example\.com|birthYear|gender|FEMALE/);
    }
  });

  // covers A3.12 (docs/coverage-statements.md)
  test('guests may read no activity list, and other members no list by state', async () => {
    const gone = await createMember(server.context);
    await eraseMember(server.context, gone.memberId);
    expect((await get(me, '', gone.memberId)).statusCode).toBe(404);
    expect((await get(me, '', 2_147_483_647)).statusCode).toBe(404);
    for (const state of ['4', '-1', 'x', '01x'])
      expect((await get(me, state)).statusCode).toBe(400);
    for (const state of [0, 1, 2, 3]) expect((await get(stranger, state)).statusCode).toBe(403);
    const url = `/api/members/${me.memberId}/clubs`;
    expect((await server.call({ method: 'GET', url })).statusCode).toBe(401);
  });
});

describe('isReviewed', () => {
  async function addReview(reviewee: TestMember) {
    await insertRow(server.context.database, 'reviews', {
      club_id: clubs.past,
      reviewer_id: me.memberId,
      reviewee_id: reviewee.memberId,
      comment_category: 'CONSIDERATE',
    });
  }

  // covers A3.15 (docs/coverage-statements.md)
  test('isReviewed is true once every participant is reviewed, until a member joins', async () => {
    await addReview(host);
    expect((await named('past')).isReviewed).toBe(true);
    const third = await createMember(server.context);
    await addClubMember(server.context, clubs.past ?? 0, third.memberId, 'CLUB_JOINED');
    expect((await named('past')).isReviewed).toBe(false);
    await eraseMember(server.context, third.memberId);
    expect((await named('past')).isReviewed).toBe(true);
  });

  // covers A3.15 (docs/coverage-statements.md)
  test('isReviewed is true for a cancelled club and for a waiting application', async () => {
    expect((await named('cancelled')).isReviewed).toBe(true);
    expect((await named('waited')).isReviewed).toBe(true);
    expect((await named('ahead')).isReviewed).toBe(false);
  });

  test('a withdrawn participant is shown without name and picture', async () => {
    const { participantList } = (await named('past')).clubInfoResponse;
    expect(participantList.at(-1)).toMatchObject({
      nickname: '알 수 없는 회원',
      fileInfo: DEFAULT_PROFILE_FILE,
    });
  });
});

test('a member with more than two hundred clubs gets the newest two hundred', async () => {
  const busy = await createMember(server.context);
  await runSql(
    server.context.database,
    `with made as (
       insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date,
         meeting_time, member_limit, gender_restriction, is_online, category_small_id,
         category_large_id)
       select $1, 'day ' || day, '소개', '질문', 0, date '2026-11-14' - day, '14:00', 8, 'ALL', true, 6, 2
       from generate_series(1, 205) day
       returning club_id, host_id)
     insert into club_members (club_id, member_id, status) select club_id, host_id, 'CLUB_JOINED' from made`,
    [busy.memberId],
  );
  const days = Array.from({ length: 200 }, (_, index) => `day ${index + 1}`);
  expect(names(await read(busy, '', busy.memberId))).toEqual(days);
  expect(names(await read(busy, 2, busy.memberId))).toEqual(days);
  expect(names(await read(stranger, '', busy.memberId))).toEqual(days);
});
