import { moveDemo } from './commands/seed-demo/move-demo.ts';
import type { Context } from './context.ts';
import { execute } from './database/run-statement.ts';
import { deleteExpiredReplies } from './http/idempotency/idempotency.repository.ts';
import type { JobTask } from './jobs/job-task.ts';
import { sweepDeadJobs } from './jobs/sweep-dead-jobs.ts';
import { deleteExpiredHits } from './limits/rate-limit.repository.ts';
import type { MailTransport } from './mail/mail.ts';
import { deleteOldMails } from './mail/mail-outbox.repository.ts';
import { MAIL_TASK } from './mail/queue-mail.ts';
import { sendDueMails } from './mail/send-due-mails.ts';
import { authSweeps } from './modules/auth/sweep.repository.ts';
import { CHAT_PUSH_TASK } from './modules/chats/push/chat-push-task.ts';
import { countBadge } from './modules/chats/push/count-badge.ts';
import { chatPushRuns } from './modules/chats/push/send-chat-pushes.ts';
import { sweepRooms } from './modules/chats/rooms/sweep-rooms.ts';
import { deletePastAnswerLinks } from './modules/clubs/answers/answer.repository.ts';
import { readAreas } from './modules/clubs/areas/read-areas.ts';
import { readMeetingFile } from './modules/clubs/calendars/get-meeting-file.ts';
import { settleArrivals } from './modules/clubs/meetings/attendance/settle-reputation.ts';
import { settleDueSeats } from './modules/clubs/seats/settle-due-seats.ts';
import { crewPlanRuns } from './modules/crews/dates/plan-crew-dates.ts';
import { sweepSearchAndCountGrams } from './modules/discovery/search/search-index.ts';
import { sweepImages } from './modules/images/sweep-images.ts';
import { DELIVERY_TASK } from './modules/notices/add-notices.ts';
import { deliveryRuns } from './modules/notices/deliveries/send-deliveries.ts';
import { sweepNotices } from './modules/notices/deliveries/sweep-notices.ts';
import { pushTransport } from './modules/notices/push/push-transport.ts';
import { remindMembers } from './modules/reminders/remind-members.ts';
import { sweepReports } from './modules/reports/sweep-reports.ts';
import { PUBLISH_TASK, publishReviews } from './modules/reviews/publish-reviews.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_TEN_MINUTES = '*/10 * * * *';
const EVERY_HOUR = '7 * * * *';

const mailSweeps = [deleteOldMails, deletePastAnswerLinks];

export function backgroundJobs(context: Context, mails: MailTransport): JobTask[] {
  const pushes = pushTransport(context);
  const sweep =
    (...statements: (typeof deleteOldMails)[]) =>
    async () => {
      const now = context.clock.now();
      for (const each of statements) await execute(context.database, each, { now });
    };
  type Work = (context: Context, signal: AbortSignal) => Promise<unknown>;
  const runEach = (name: string, cron: string, work: Work): JobTask => {
    return { name, cron, run: (signal) => work(context, signal) };
  };
  return [
    {
      name: DELIVERY_TASK,
      cron: EVERY_MINUTE,
      run: deliveryRuns(context, { pushes, readMeetingFile, countBadge }),
    },
    { name: CHAT_PUSH_TASK, cron: EVERY_MINUTE, run: chatPushRuns(context, pushes) },
    {
      name: MAIL_TASK,
      cron: EVERY_MINUTE,
      run: (signal) => sendDueMails(context, mails, signal),
    },
    runEach('remind-members', EVERY_MINUTE, remindMembers),
    { name: 'plan-crew-dates', cron: EVERY_MINUTE, run: crewPlanRuns(context) },
    runEach('settle-seats', EVERY_MINUTE, settleDueSeats),
    runEach(PUBLISH_TASK, EVERY_MINUTE, publishReviews),
    runEach('settle-arrivals', EVERY_TEN_MINUTES, settleArrivals),
    runEach('read-areas', EVERY_TEN_MINUTES, readAreas),
    { name: 'sweep-logins', cron: EVERY_TEN_MINUTES, run: sweep(...authSweeps) },
    { name: 'sweep-limits', cron: EVERY_TEN_MINUTES, run: sweep(deleteExpiredHits) },
    {
      name: 'sweep-idempotent-replies',
      cron: EVERY_TEN_MINUTES,
      run: sweep(deleteExpiredReplies),
    },
    { name: 'sweep-notices', cron: EVERY_TEN_MINUTES, run: () => sweepNotices(context) },
    { name: 'sweep-mails', cron: EVERY_TEN_MINUTES, run: sweep(...mailSweeps) },
    { name: 'sweep-reports', cron: EVERY_HOUR, run: () => sweepReports(context) },
    { name: 'sweep-rooms', cron: EVERY_HOUR, run: () => sweepRooms(context) },
    { name: 'update-search', cron: EVERY_HOUR, run: () => sweepSearchAndCountGrams(context) },
    { name: 'sweep-images', cron: EVERY_HOUR, run: () => sweepImages(context) },
    { name: 'sweep-dead-jobs', cron: EVERY_HOUR, run: () => sweepDeadJobs(context) },
    ...(context.config.demo
      ? [{ name: 'move-demo', cron: EVERY_TEN_MINUTES, run: () => moveDemo(context) }]
      : []),
  ];
}
