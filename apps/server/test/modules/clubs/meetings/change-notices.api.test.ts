import type { Notice } from '@azit/contract/notices/notice.schema';
import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

async function readInbox({ token }: TestMember): Promise<Notice[]> {
  return (await server.call({ method: 'GET', url: '/api/notices', token })).json().data;
}

test('a change notice asks joined members to confirm and shows them the new address', async () => {
  const host = await createMember(server.context);
  const joined = await createMember(server.context);
  const waiting = await createMember(server.context);
  const clubId = await createClub(server.context, {
    hostId: host.memberId,
    locationVisibility: 'JOINED',
  });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
  const change = await server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/changes`,
    token: host.token,
    payload: {
      meetingDate: '2026-11-23',
      location: '서울 마포구 비밀길 1',
      note: '암장이 쉬어요.',
    },
  });
  expect(change.statusCode).toBe(201);
  const [prompt] = await readInbox(joined);
  expect(prompt).toMatchObject({
    kind: 'CLUB_CHANGED',
    text: '일정과 장소가 바뀌었어요. 그래도 갈까요?',
    detail:
      '11월 21일 (토) 오후 2:00 → 11월 23일 (월) 오후 2:00 서울 마포구 비밀길 1 “암장이 쉬어요.”',
    location: '서울 마포구 비밀길 1',
    link: `/azit/detail/${clubId}`,
  });
  const [notice] = await readInbox(waiting);
  expect(notice).toMatchObject({ kind: 'CLUB_CHANGED', text: '일정과 장소가 바뀌었어요' });
  expect(notice?.location).toBe('서울 마포구');
  expect(JSON.stringify(notice)).not.toContain('비밀길');
  expect(await readInbox(host)).toEqual([]);

  const url = `/api/clubs/${clubId}/confirmation`;
  const payload = { going: false };
  await server.call({ method: 'PUT', url, token: joined.token, payload });
  expect((await readInbox(joined))[0]).toMatchObject({
    text: '일정과 장소가 바뀌었어요',
    remark: '‘못 가요’로 답했어요. 자리를 비웠어요.',
    myConfirmation: null,
  });
  expect(await readInbox(host)).toEqual([
    expect.objectContaining({ kind: 'SEAT_GIVEN_BACK', memberId: joined.memberId }),
  ]);
});

// covers M3.22 (docs/coverage-statements.md)
test('a change notice shows the member’s confirmation until the meeting begins', async () => {
  const host = await createMember(server.context);
  const joined = await createMember(server.context);
  const waiting = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
  const answers = async () =>
    Promise.all(
      [joined, waiting].map(async (member) => (await readInbox(member))[0]?.myConfirmation),
    );
  const act = (method: 'POST' | 'PUT' | 'DELETE', path: string, by: TestMember, payload = {}) =>
    server.call({ method, url: `/api/clubs/${clubId}${path}`, token: by.token, payload });

  await act('POST', '/changes', host, { meetingDate: '2026-11-15', meetingTime: '12:10' });
  expect(await answers()).toEqual(['PENDING', null]);
  await act('PUT', '/confirmation', joined, { going: true });
  expect(await answers()).toEqual(['GOING', null]);
  server.clock.advance(9 * 60_000);
  expect(await answers()).toEqual(['GOING', null]);
  server.clock.advance(60_000);
  expect(await answers()).toEqual([null, null]);
});

test('a notice of several changes shows the main change from first to last value', async () => {
  const host = await createMember(server.context);
  const joined = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  const change = (payload: object) =>
    server.call({
      method: 'POST',
      url: `/api/clubs/${clubId}/changes`,
      token: host.token,
      payload,
    });
  const readLines = async () => (await readInbox(joined)).map(({ text, detail }) => [text, detail]);

  await change({ meetingDate: '2026-11-22', note: '암장이 쉬어요.' });
  await change({ durationMinutes: 90 });
  expect(await readLines()).toEqual([
    [
      '일정이 바뀌었어요. 그래도 갈까요?',
      '11월 21일 (토) 오후 2:00 → 11월 22일 (일) 오후 2:00 “암장이 쉬어요.”',
    ],
  ]);
  server.clock.advance(60_000);
  await change({ location: '서울 마포구 비밀길 1', note: '옮겼어요.' });
  await change({ meetingDate: '2026-11-23' });
  expect(await readLines()).toEqual([
    [
      '일정과 장소가 바뀌었어요. 그래도 갈까요?',
      '11월 21일 (토) 오후 2:00 → 11월 23일 (월) 오후 2:00 서울 마포구 비밀길 1 “옮겼어요.”',
    ],
  ]);
});

// covers M3.4 (docs/coverage-statements.md)
test('a first online link, a new name or a new limit is announced without a question', async () => {
  const host = await createMember(server.context);
  const joined = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId, location: null });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  const change = (payload: object) =>
    server.call({
      method: 'POST',
      url: `/api/clubs/${clubId}/changes`,
      token: host.token,
      payload,
    });
  const readLines = async () =>
    (await readInbox(joined)).map(({ text, myConfirmation }) => [text, myConfirmation]);

  await change({ onlineLink: 'https://meet.example.com/a' });
  expect(await readLines()).toEqual([['온라인 링크가 바뀌었어요', null]]);
  await change({ meetingTime: '15:00' });
  expect(await readLines()).toEqual([['시간이 바뀌었어요. 그래도 갈까요?', 'PENDING']]);
  await change({ clubName: '다른 이름', memberLimit: 9 });
  expect(await readLines()).toEqual([['시간이 바뀌었어요. 그래도 갈까요?', 'PENDING']]);
});

test('two changes at the same instant are merged into one notice', async () => {
  const host = await createMember(server.context);
  const joined = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, joined.memberId, 'CLUB_JOINED');
  for (const payload of [{ durationMinutes: 90 }, { meetingTime: '15:00' }]) {
    const url = `/api/clubs/${clubId}/changes`;
    await server.call({ method: 'POST', url, token: host.token, payload });
  }
  const [line, ...others] = await readInbox(joined);
  expect([line?.text, others]).toEqual(['시간이 바뀌었어요. 그래도 갈까요?', []]);
});
