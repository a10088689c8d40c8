import type { Meeting } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { findDueReminders } from './find-due-reminders.ts';
import { type ReminderKind, reminderKinds } from './reminder-window.ts';

/** Few enough that nobody waits long for a club that the transaction has locked. */
const AT_A_TIME = 500;

/** Makes every reminder that is due. Safe in several processes at once: each is made once. */
export async function remindMembers(context: Context, signal: AbortSignal): Promise<void> {
  for (const kind of reminderKinds) await remindOf(context, kind, signal);
}

async function remindOf(context: Context, kind: ReminderKind, signal: AbortSignal): Promise<void> {
  let since: Meeting | undefined;
  let isMore = true;
  while (isMore && !signal.aborted) {
    const due = await inTransaction(context.database, async (tx) => {
      const now = context.clock.now();
      const found = await findDueReminders(tx, kind, { now, most: AT_A_TIME, since });
      await addNotices(tx, context, found);
      return found;
    });
    since = due.at(-1)?.data.meeting;
    isMore = due.length === AT_A_TIME;
  }
}
