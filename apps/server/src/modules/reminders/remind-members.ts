import type { Meeting } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { type ReminderKind, reminderKinds } from './reminder-window.ts';
import { takeDueReminders } from './take-due-reminders.ts';

/** 25 clubs have at most 20 members each, so each transaction creates at most 500 notices. */
const CLUBS_AT_A_TIME = 25;

export async function remindMembers(context: Context, signal: AbortSignal): Promise<void> {
  for (const kind of reminderKinds) await remindKind(context, kind, signal);
}

async function remindKind(
  context: Context,
  kind: ReminderKind,
  signal: AbortSignal,
): Promise<void> {
  let since: Meeting | undefined;
  do {
    since = await inTransaction(context, async (tx) => {
      const batch = { now: context.clock.now(), size: CLUBS_AT_A_TIME, since };
      const { due, last } = await takeDueReminders(tx, kind, batch);
      await addNotices(tx, due);
      return last;
    });
  } while (since !== undefined && !signal.aborted);
}
