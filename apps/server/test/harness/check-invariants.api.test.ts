import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { matchRooms } from '#test/factories/match-rooms.ts';
import { createMember, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { checkInvariants } from './check-invariants.ts';

test.each([
  ['the seat count', 'update clubs set joined_count = 3', 'update clubs set joined_count = 1'],
  [
    'the host is not joined',
    `update club_members set status = 'CLUB_KICKED'`,
    `update club_members set status = 'CLUB_JOINED'`,
  ],
  [
    'the follow counters',
    'update members set follower_count = 1',
    'update members set follower_count = 0',
  ],
  [
    'the kept blocks',
    `update members set hidden_ids = '{7}'`,
    `update members set hidden_ids = '{}'`,
  ],
  [
    'the kept blocks',
    `update members set blocked_ids = '{7}'`,
    `update members set blocked_ids = '{}'`,
  ],
  [
    '.card.webp',
    `update clubs set image_path = '/images/club_banner', image_name = 'lost.webp'`,
    'update clubs set image_path = null, image_name = null',
  ],
])('the invariant check fails and names the violated rule: %s', async (rule, breach, mend) => {
  const { context } = server;
  const host = await createMember(context);
  await createClub(context, { hostId: host.memberId });
  await checkInvariants(context);
  await runSql(context.database, breach);
  await expect(checkInvariants(context)).rejects.toThrow();
  const failure = await checkInvariants(context).catch((error: unknown) => error);
  expect(JSON.stringify(failure)).toContain(rule);
  await runSql(context.database, mend);
  await checkInvariants(context);
});

test('the invariant check rejects withdrawn members of future clubs, not of past clubs', async () => {
  const { context } = server;
  const host = await createMember(context);
  const participant = await createMember(context);
  const over = await createClub(context, { hostId: host.memberId, meetingDate: '2026-11-14' });
  const ahead = await createClub(context, { hostId: host.memberId });
  for (const clubId of [over, ahead]) {
    await addClubMember(context, clubId, participant.memberId, 'CLUB_JOINED');
  }
  await withdraw(context, participant.memberId);
  await expect(checkInvariants(context)).rejects.toThrow();
  const leave = 'delete from club_members where club_id = $1 and member_id = $2';
  await runSql(context.database, leave, [ahead, participant.memberId]);
  await checkInvariants(context);
});

test('the invariant check fails for an image file without a row', async () => {
  const { context } = server;
  await context.images.write({
    folder: 'club_banner',
    name: 'stray.webp',
    bytes: Buffer.from('x'),
  });
  await expect(checkInvariants(context)).rejects.toThrow();
  await context.images.remove('club_banner', 'stray.webp');
  await checkInvariants(context);
});

const insertNotice = `insert into notices (member_id, kind, dedupe_key, created_at, fold_since,
    fold_actors, folded_into)
  values ($1, $2, $3, now(), now(), '{}', $4) returning notice_id`;

test.each([
  [
    'a folded notice',
    'by a notice folded into one of another kind',
    'update notices set kind = $$OTHER$$ where folded_into is null',
  ],
  [
    'a delivery has ended',
    'by a sent delivery without a time',
    `insert into deliveries (notice_id, channel, due_at, state)
    select notice_id, 'mail', now(), 'sent' from notices where folded_into is null`,
  ],
])('the invariant check fails and names the rule “%s”, broken %s', async (rule, _how, breach) => {
  const { context } = server;
  const { memberId } = await createMember(context);
  const [line] = await runSql(context.database, insertNotice, [
    memberId,
    'NEW_FOLLOWER',
    'b',
    null,
  ]);
  await checkInvariants(context);
  await runSql(context.database, insertNotice, [memberId, 'NEW_FOLLOWER', 'c', null]);
  await runSql(
    context.database,
    `update notices set folded_into = (select max(notice_id) from notices) where notice_id = $1`,
    [line?.notice_id],
  );
  await checkInvariants(context);
  await runSql(context.database, breach);
  const failure = await checkInvariants(context).catch((error: unknown) => error);
  expect(JSON.stringify(failure)).toContain(rule);
  await runSql(context.database, 'delete from notices');
});

const hasLeft = 'update chat_members set left_at = now() where member_id = $2 and $1 > 0';
test.each([
  [
    'without a seat',
    `update club_members set status = 'CLUB_KICKED' where member_id = $2 and $1 > 0`,
  ],
  ['with a seat is not in the room', hasLeft],
  ['has no room', 'delete from chat_rooms where $1 < $2'],
  ['never anybody beside the host', 'delete from chat_members where member_id = $2 and $1 > 0'],
  [
    'not that of its two members',
    `insert into chat_rooms (pair_key, last_message_at, created_at) values ($1::int || ':' || $2::int, now(), now())`,
  ],
  ['without gaps', 'update chat_rooms set last_seq = 1 where $1 < $2'],
  ['has read what is not written', 'update chat_members set read_seq = 1 where $1 < $2'],
])(
  'the invariant check fails for a room with wrong members or messages: %s',
  async (rule, breach) => {
    const { context } = server;
    const host = await createMember(context);
    const guest = await createMember(context);
    const clubId = await createClub(context, { hostId: host.memberId });
    await addClubMember(context, clubId, guest.memberId, 'CLUB_JOINED');
    await checkInvariants(context);
    await runSql(context.database, breach, [host.memberId, guest.memberId]);
    const failure = await checkInvariants(context).catch((error: unknown) => error);
    expect(JSON.stringify(failure)).toContain(rule);
    await runSql(context.database, 'delete from chat_rooms');
    await matchRooms(context);
  },
);

test('the invariant check fails for a withdrawn member in a room', async () => {
  const { context } = server;
  const host = await createMember(context);
  const past = await createClub(context, { hostId: host.memberId, meetingDate: '2026-11-14' });
  const guest = await createMember(context);
  await addClubMember(context, past, guest.memberId, 'CLUB_JOINED');
  await withdraw(context, guest.memberId);
  await checkInvariants(context);
  await runSql(context.database, 'update chat_members set left_at = null where member_id = $1', [
    guest.memberId,
  ]);
  const failure = await checkInvariants(context).catch((error: unknown) => error);
  expect(JSON.stringify(failure)).toContain('a withdrawn member is in a room');
  await runSql(context.database, 'delete from chat_rooms');
  await matchRooms(context);
});
