import { backgroundJobs } from '../../apps/server/src/background-jobs.ts';
import type { JobTask } from '../../apps/server/src/jobs/job-task.ts';
import type { Town } from './town.ts';

/**
 * These jobs run last, so that notices caused by other jobs are delivered and mailed in the same
 * step.
 */
const LAST = ['send-deliveries', 'send-chat-pushes', 'send-due-mails'];
const order = ({ name }: JobTask) => LAST.indexOf(name);

/** If `isCrowded`, two workers run each job at the same time, as two server processes would. */
type Turn = { isMorning: boolean; isMonday: boolean; isCrowded: boolean };

/**
 * The clock moves in steps of hours: jobs of every minute run in each step, jobs of every ten
 * minutes once a day, and all others once a week.
 */
function isDue({ cron }: JobTask, { isMorning, isMonday }: Turn): boolean {
  if (cron === '* * * * *') return true;
  return isMorning && (isMonday || cron === '*/10 * * * *');
}

export function clockJobs(town: Town) {
  const send = async (mail: (typeof town.mails)[number]) => void town.mails.push(mail);
  const jobs = backgroundJobs(town.server.context, { send });
  const tasks = jobs.toSorted((one, other) => order(one) - order(other));
  const { signal } = new AbortController();
  const spentMs = new Map<string, number>();
  async function run(turn: Turn): Promise<void> {
    const workers = Array.from({ length: turn.isCrowded ? 2 : 1 });
    for (const task of tasks.filter((one) => isDue(one, turn))) {
      const started = performance.now();
      await Promise.all(workers.map(() => task.run(signal)));
      spentMs.set(task.name, (spentMs.get(task.name) ?? 0) + performance.now() - started);
    }
  }
  return { spentMs, run };
}
