import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { holdRow } from '#test/harness/hold-row.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';
import { openAgain } from './operations.ts';

// Confirming the attendance locks the club and then its host. Opening a club again in the opposite
// order could deadlock with it.
test('reopening a club locks the earlier club before the host', async () => {
  const { database } = server.context;
  const host = await createMember(server.context);
  const { memberId: hostId } = host;
  const pastClubId = await createClub(server.context, { hostId, meetingDate: '2026-11-14' });
  const lockClub = 'select from clubs where club_id = $1 for update';
  const freeClub = await holdRow(database, lockClub, [pastClubId]);
  const status = openAgain({ host, pastClubId });
  await waitForLock(server.context);
  const lockHost = 'select from members where member_id = $1 for no key update nowait';
  const freeHost = await holdRow(database, lockHost, [hostId]);
  await freeHost();
  await freeClub();
  expect(await status).toBe(201);
});
