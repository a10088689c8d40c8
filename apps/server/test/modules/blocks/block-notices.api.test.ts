import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { describe, expect } from 'vitest';
import { findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices, type NewNotice } from '#server/modules/notices/add-notices.ts';
import { selectDeliveryFacts } from '#server/modules/notices/deliveries/delivery-facts.repository.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { hide, sides } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

let viewer: TestMember;
let other: TestMember;
let ownClub: number;
let common: number;
test.beforeEach(async () => {
  viewer = await createMember(server.context);
  other = await createMember(server.context);
  ownClub = await createClub(server.context, { hostId: viewer.memberId });
  common = await createClub(server.context, { hostId: other.memberId });
  await addClubMember(server.context, common, viewer.memberId, 'CLUB_JOINED');
});

function notify(...notices: Pick<NewNotice, 'kind' | 'clubId' | 'actorId'>[]): Promise<number> {
  const addressed = notices.map((notice) => ({ memberId: viewer.memberId, ...notice }));
  return inTransaction(server.context, (tx) => addNotices(tx, addressed));
}

async function inbox() {
  const read = async (url: string) =>
    (await server.call({ method: 'GET', url, token: viewer.token })).json();
  const { data, pageInfo } = await read('/api/notices');
  const { unread } = (await read('/api/notices/unread')).data;
  return { lines: data, total: pageInfo.totalElements, unread };
}

describe.each(sides)('the inbox of the %s', (side) => {
  // covers B5 (docs/coverage-statements.md)
  test('notices about the hidden member are neither shown nor counted until unblocking', async () => {
    const actorId = other.memberId;
    await notify(
      { kind: 'NEW_FOLLOWER', actorId },
      { kind: 'APPLICATION_RECEIVED', clubId: ownClub, actorId },
    );
    await hide(viewer, other, side);
    expect(await inbox()).toEqual({ lines: [], total: 0, unread: 0 });
    const [blocker, blocked] = side === 'blocker' ? [viewer, other] : [other, viewer];
    await server.call({
      method: 'DELETE',
      url: `/api/members/${blocked.memberId}/block`,
      token: blocker.token,
    });
    // The block has rejected the application, so the notice about it has disappeared.
    expect(await inbox()).toMatchObject({ total: 1, unread: 1 });
  });

  test('a notice about the hidden member is created only if it is about a shared club', async () => {
    await hide(viewer, other, side);
    const actorId = other.memberId;
    const again = await createClub(server.context, { hostId: actorId });
    const made = await notify(
      { kind: 'NEW_FOLLOWER', actorId },
      { kind: 'APPLICATION_RECEIVED', clubId: ownClub, actorId },
      { kind: 'CLUB_OPENED_AGAIN', clubId: again, actorId },
    );
    expect(made).toBe(0);
    expect(await notify({ kind: 'CLUB_CANCELLED', clubId: common, actorId })).toBe(1);
    const { lines, unread } = await inbox();
    expect(unread).toBe(1);
    expect(lines).toMatchObject([{ kind: 'CLUB_CANCELLED', clubId: common }]);
    expect(JSON.stringify(lines)).not.toContain(other.nickname);
  });

  test('a notice about several people omits the hidden member and counts one person less', async () => {
    const third = await createMember(server.context);
    for (const actorId of [third.memberId, other.memberId])
      await notify({ kind: 'NEW_FOLLOWER', actorId });
    expect((await inbox()).lines[0]).toMatchObject({ count: 2 });
    await hide(viewer, other, side);
    const [line] = (await inbox()).lines;
    expect(line).toMatchObject({ count: 1, memberId: third.memberId });
    expect(line.text).toContain(third.nickname);
  });

  test('a pending delivery about the hidden member is withheld unless the club is shared', async () => {
    const device = await addDevice();
    await notify(
      { kind: 'APPLICATION_RECEIVED', clubId: ownClub, actorId: other.memberId },
      { kind: 'APPLICATION_WITHDRAWN', clubId: ownClub, actorId: other.memberId },
    );
    await hide(viewer, other, side);
    const facts = await readFacts(device);
    expect(facts.map((row) => [row?.kind, row?.is_hidden])).toEqual([
      ['APPLICATION_RECEIVED', true],
      ['APPLICATION_WITHDRAWN', false],
    ]);
    const name = side === 'blocked' ? null : '차단한 사람';
    expect(facts[1]?.nickname ?? null).toBe(name);
    expect(facts[1]?.nickname ?? UNKNOWN_NICKNAME).not.toBe(other.nickname);
  });
});

async function addDevice(): Promise<number> {
  const [row] = await runSql(
    server.context.database,
    `insert into push_subscriptions (member_id, session_id, endpoint, p256dh, auth, created_at)
     select $1, session_id, 'https://push.example/' || session_id, 'k', 'a', now()
     from sessions where member_id = $1 returning subscription_id`,
    [viewer.memberId],
  );
  return Number(row?.subscription_id);
}

async function readFacts(device: number) {
  const rows = await runSql(
    server.context.database,
    'select delivery_id from deliveries where subscription_id = $1 order by delivery_id',
    [device],
  );
  return Promise.all(
    rows.map((row) =>
      findOne(server.context.database, selectDeliveryFacts, {
        delivery_id: Number(row.delivery_id),
        now: server.clock.now(),
      }),
    ),
  );
}
