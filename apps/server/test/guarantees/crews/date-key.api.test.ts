import { addDays } from '@azit/rules/seoul-clock';
import { expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import type { CrewDatePlan } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { openCrewDate } from '#server/modules/clubs/crew-dates/open-crew-date.ts';
import { createCrew } from '#test/factories/crew-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

// covers G6 (docs/coverage-statements.md)
test('the unique key lets three workers without the crew’s lock create a meeting once', async () => {
  const { context } = server;
  const { crewId, host } = await createCrew(context, { size: 1, ahead: 1 });
  const [plan] = await runSql(context.database, 'select * from crews where crew_id = $1', [crewId]);
  const date = { crewId, plan: plan as CrewDatePlan, opensHoursBefore: null, isExtra: false };
  for (let week = 1; week <= roundCount(8); week += 1) {
    const plannedDate = addDays('2026-11-18', week * 7);
    const openDate = () =>
      inTransaction(context, (tx) =>
        openCrewDate(tx, { ...date, plannedDate, memberIds: [host.memberId] }, context.clock.now()),
      );
    const opened = await Promise.all([openDate(), openDate(), openDate()]);
    expect(opened.filter((clubId) => clubId !== undefined)).toHaveLength(1);
  }
});
