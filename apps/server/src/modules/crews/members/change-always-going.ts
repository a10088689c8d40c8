import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { crewNotFound } from '#server/modules/crews/crew.refusal.ts';
import { setAlwaysGoing } from './crew-member.repository.ts';

export async function changeAlwaysGoing(
  { database }: Context,
  { memberId }: Viewer,
  { crewId, going }: { crewId: number; going: boolean },
): Promise<void> {
  const own = { crew_id: crewId, member_id: memberId };
  if ((await execute(database, setAlwaysGoing, { ...own, always_going: going })) === 0)
    throw crewNotFound();
}
