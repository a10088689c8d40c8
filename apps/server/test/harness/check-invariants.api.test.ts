import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, withdraw } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { checkInvariants } from './check-invariants.ts';

/** The name of a rule, a statement that breaks it, and one that repairs it for the next test. */
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
    '.card.webp',
    `update clubs set image_path = '/images/club_banner', image_name = 'lost.webp'`,
    'update clubs set image_path = null, image_name = null',
  ],
])('the check fails and names the rule: %s', async (rule, breach, mend) => {
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

test('the check fails for a withdrawn member in a future club, not in a past one', async () => {
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

test('the check fails for an image file that no row names', async () => {
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
    'to the line of another kind',
    'update notices set kind = $$OTHER$$ where folded_into is null',
  ],
  [
    'a delivery has ended',
    'without a time',
    `insert into deliveries (notice_id, channel, due_at, state)
    select notice_id, 'mail', now(), 'sent' from notices where folded_into is null`,
  ],
])('the check fails for %s %s', async (rule, _how, breach) => {
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
