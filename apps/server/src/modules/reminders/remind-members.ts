import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { findDueReminders } from './find-due-reminders.ts';
import { type ReminderKind, reminderKinds } from './reminder-window.ts';

/** Few enough that nobody waits long for a club that the transaction has locked. */
const AT_A_TIME = 500;

/** Makes every reminder that is due. Safe in several processes at once: each is made once. */
export async function remindMembers(context: Context, signal: AbortSignal): Promise<void> {
  for (const kind of reminderKinds) {
    let found = AT_A_TIME;
    while (found === AT_A_TIME && !signal.aborted) found = await remindSome(context, kind);
  }
}

async function remindSome(context: Context, kind: ReminderKind): Promise<number> {
  return inTransaction(context.database, async (tx) => {
    const due = await findDueReminders(tx, kind, context.clock.now(), AT_A_TIME);
    await addNotices(tx, context, due);
    return due.length;
  });
}
