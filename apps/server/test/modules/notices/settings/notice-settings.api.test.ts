import { contract } from '@azit/contract';
import { noticeKinds } from '@azit/contract/notices/notice-kind';
import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { noticeRules } from '@azit/rules/notices/notice-rule';
import { beforeEach, describe, expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let member: TestMember;
beforeEach(async () => {
  member = await createMember(server.context);
});

const url = '/api/notice-settings';
const change = (payload: object) =>
  server.call({ method: 'PUT', url, payload, token: member.token });

async function settings(): Promise<NoticeSettings> {
  const body = (await server.call({ method: 'GET', url, token: member.token })).json();
  expect(contract.noticeSettings.get.response.parse(body)).toEqual(body);
  return body.data;
}

describe('notice settings', () => {
  // covers N2.1 (docs/coverage-statements.md)
  test('a member who changed no setting has the defaults, and no row is stored', async () => {
    const { kinds, ...others } = await settings();
    expect(others).toEqual({
      quietHours: true,
      hideContent: false,
      mutedClubs: [],
      mutedClubInfo: [],
      promptsMailChoice: false,
    });
    for (const kind of noticeKinds) {
      const { push, mail } = noticeRules[kind];
      expect([kind, kinds[kind]]).toEqual([
        kind,
        { push: push === 'on', mail: mail === 'on' || mail === 'without-push' },
      ]);
    }
    const sql = 'select * from notice_settings where member_id = $1';
    expect(await runSql(server.context.database, sql, [member.memberId])).toEqual([]);
  });

  // covers N2.1 (docs/coverage-statements.md)
  test('changing one switch leaves all other switches unchanged', async () => {
    const before = await settings();
    const reply = await change({ kinds: { CLUB_CANCELLED: { mail: false } }, hideContent: true });
    expect(reply.statusCode).toBe(200);
    const after = await settings();
    expect(reply.json().data).toEqual(after);
    expect(after).toEqual({
      ...before,
      hideContent: true,
      kinds: { ...before.kinds, CLUB_CANCELLED: { push: true, mail: false } },
    });
    await change({ kinds: { CLUB_CANCELLED: { push: false } } });
    expect((await settings()).kinds.CLUB_CANCELLED).toEqual({ push: false, mail: false });
  });

  // covers N2.1 (docs/coverage-statements.md)
  test('parallel changes from two devices are all stored', async () => {
    const switches = noticeKinds.flatMap((kind) => [
      { kind, channel: 'push', value: noticeRules[kind].push === 'off' },
      { kind, channel: 'mail', value: noticeRules[kind].mail === 'off' },
    ]);
    const replies = await Promise.all(
      switches.map(({ kind, channel, value }) =>
        change({ kinds: { [kind]: { [channel]: value } } }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(switches.map(() => 200));
    const { kinds } = await settings();
    const flipped = switches.filter(
      ({ kind, channel, value }) => kinds[kind][channel as 'push' | 'mail'] === value,
    );
    expect(flipped).toEqual(switches);
  });

  // covers N2.2 (docs/coverage-statements.md)
  test('a channel that a notice kind never uses cannot be enabled but can be disabled', async () => {
    const reply = await change({ kinds: { NEW_FOLLOWER: { mail: true } }, quietHours: false });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      fieldErrors: [{ field: 'kinds.NEW_FOLLOWER.mail' }],
    });
    expect(reply.json().message).toContain('NEW_FOLLOWER');
    expect((await settings()).quietHours).toBe(true);
    expect((await change({ kinds: { NEW_FOLLOWER: { mail: false } } })).statusCode).toBe(200);
    expect((await settings()).kinds.NEW_FOLLOWER.mail).toBe(false);
  });

  test.for([
    { kinds: { TEA_TIME: { push: true } } },
    { kinds: { NEW_FOLLOWER: { push: 'ja' } } },
    { quietHours: 'nachts' },
    { mutedClubs: ['x'] },
    { mutedClubs: Array.from({ length: 201 }, (_, index) => index + 1) },
  ])('the settings change %o is refused with a message', async (payload) => {
    const reply = await change(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().fieldErrors[0].message).toMatch(/요\.$/);
  });

  // covers N2.3 (docs/coverage-statements.md)
  test('a new list of muted clubs replaces the old list, without duplicates', async () => {
    const host = await createMember(server.context);
    const first = await createClub(server.context, { hostId: host.memberId });
    const past = await createClub(server.context, {
      hostId: host.memberId,
      meetingDate: '2026-11-01',
    });
    await change({ mutedClubs: [first] });
    expect((await change({ mutedClubs: [past, past] })).statusCode).toBe(200);
    expect(await settings()).toMatchObject({
      mutedClubs: [past],
      mutedClubInfo: [{ clubId: past, clubName: '성수에서 볼더링' }],
    });
    expect((await change({ quietHours: false })).json().data.mutedClubs).toEqual([past]);
    expect((await change({ mutedClubs: [] })).json().data.mutedClubs).toEqual([]);
  });

  // covers N2.3 (docs/coverage-statements.md)
  test('muting a nonexistent club replies 404 and changes no setting', async () => {
    const clubId = await createClub(server.context, { hostId: member.memberId });
    await change({ mutedClubs: [clubId] });
    const reply = await change({ mutedClubs: [2_000_000_000], quietHours: false });
    expect(reply.statusCode).toBe(404);
    expect(await settings()).toMatchObject({ mutedClubs: [clubId], quietHours: true });
  });
});
