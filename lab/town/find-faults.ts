import { noticeKinds } from '../../packages/contract/src/notices/notice-kind.ts';
import { displayReputation } from '../../packages/rules/src/members/reputation.ts';
import { noticeRules } from '../../packages/rules/src/notices/notice-rule.ts';
import { ledgerFaults, mailFaults, noticeFaults, retentionFaults } from './fault-sql.ts';
import type { TownMember } from './neighbours.ts';
import { DAY_MS, inParallel, type Town } from './town.ts';

/** No simulated member has a device, so mails with the default `without-push` are sent. */
export const mailedKinds = noticeKinds.filter((kind) =>
  ['on', 'without-push'].includes(noticeRules[kind].mail),
);

/** Checks everything that happened since `from`, and what must have been deleted by now. */
export async function findFaults(town: Town, from: number): Promise<string[]> {
  const now = new Date(town.now);
  const since = new Date(from);
  const mailed = town.everyone.filter(({ getsMails }) => getsMails);
  const mailedIds = mailed.map(({ memberId }) => memberId);
  const rows = [
    ...(await town.sql(noticeFaults, [since, now])),
    ...(await town.sql(mailFaults, [since, now, mailedKinds, mailedIds])),
    ...(await town.sql(retentionFaults, [new Date(town.now - DAY_MS)])),
    ...(await town.sql(ledgerFaults, [now])),
  ].map((row) => JSON.stringify(row));
  const notices = await town.notices.findDifferences(town.sql, from);
  return [...rows, ...notices, ...(await findMailDifferences(town, since))].slice(0, 20);
}

/** Sent mails remain in the outbox for a week. */
async function findMailDifferences(town: Town, since: Date): Promise<string[]> {
  const sql = 'select message_id, recipient, kind from mail_outbox where sent_at >= $1';
  const stored = (await town.sql(sql, [since])).map((row) => Object.values(row).join(' '));
  const gone = new Set(town.everyone.map((one) => one.isGone && one.email));
  const sent = town.mails.splice(0).filter(({ recipient }) => !gone.has(recipient));
  const received = sent.map(
    ({ messageId, recipient, kind }) => `${messageId} ${recipient} ${kind}`,
  );
  const [expected, unique] = [new Set(stored), new Set(received)];
  return [
    ...(unique.size < received.length ? ['a mail was sent twice'] : []),
    ...received.filter((mail) => !expected.has(mail)).map((mail) => `not stored: ${mail}`),
    ...stored.filter((mail) => !unique.has(mail)).map((mail) => `not sent: ${mail}`),
  ];
}

/** Compares the reputations on the profiles with the sums of the events. */
export async function findShownDifferences(town: Town, members: readonly TownMember[]) {
  const rows = await town.sql(
    `select m.member_id, 36.5 + coalesce(sum(
       case when e.halves_on <= $1::timestamptz::date then e.delta / 2 else e.delta end), 0) as temperature
     from members m left join reputation_events e using (member_id) group by m.member_id`,
    [new Date(town.now)],
  );
  const sums = new Map(rows.map((row) => [Number(row.member_id), Number(row.temperature)]));
  const differences: string[] = [];
  await inParallel(members, async (member) => {
    const reply = await town.send(member, 'GET', `/api/members/${member.memberId}`);
    const expected = displayReputation(sums.get(member.memberId) ?? Number.NaN);
    if (reply && reply.data.reputation !== expected)
      differences.push(`${member.memberId} shows ${reply.data.reputation}, not ${expected}`);
  });
  return differences;
}
