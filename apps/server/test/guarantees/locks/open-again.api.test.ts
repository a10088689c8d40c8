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
