import type { Meeting } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { type ReminderKind, reminderKinds } from './reminder-window.ts';
import { takeDueReminders } from './take-due-reminders.ts';

/** 500 notices at most: nobody waits long for a club that the transaction has locked. */
const CLUBS_AT_A_TIME = 25;

/** Makes every reminder that is due. Safe in several processes at once: each is made once. */
export async function remindMembers(context: Context, signal: AbortSignal): Promise<void> {
  for (const kind of reminderKinds) await remindOf(context, kind, signal);
}

async function remindOf(context: Context, kind: ReminderKind, signal: AbortSignal): Promise<void> {
  let since: Meeting | undefined;
  do {
    since = await inTransaction(context.database, async (tx) => {
      const batch = { now: context.clock.now(), most: CLUBS_AT_A_TIME, since };
      const { due, last } = await takeDueReminders(tx, kind, batch);
      await addNotices(tx, context, due);
      return last;
    });
  } while (since !== undefined && !signal.aborted);
}
