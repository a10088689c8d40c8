import { CommandError } from '#server/commands/command-error.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { layOutMail } from '#server/mail/mail-layout.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { recordAction } from './audit.ts';
import { requireId, requireText } from './command-line.ts';
import { describeTarget } from './describe-target.ts';
import { countDevices, selectActiveMembers } from './find.repository.ts';
import type { OperatorSession, Run } from './operator-session.ts';

const SENT_BY_SERVER =
  '켜져 있는 서버가 보내요. 결과는 `npm run operator -- jobs`에서 볼 수 있어요.';

export const testMail: Run = async (session, { target }) => {
  if (!/^[^\s@]+@[^\s@]+$/.test(target ?? ''))
    throw new CommandError('받을 이메일을 minji@example.com처럼 적어 주세요.');
  const mail = layOutMail({
    subject: '아지트 메일 시험',
    greeting: '이 메일이 보이면 메일 설정이 맞아요.',
    highlight: '아지트',
    notes: [],
  });
  await inTransaction(session, (tx) =>
    queueMail(tx, session, target ?? '', mail, { kind: 'test' }),
  );
  return {
    lines: [`${target}에게 시험 메일을 보내요.`, SENT_BY_SERVER],
    rows: [{ target, done: true }],
  };
};

export const testPush: Run = async (session, request) => {
  const memberId = requireId(request.target, '회원');
  await describeTarget(session, 'm', memberId);
  const found = await findOne(session.database, countDevices, { member_id: memberId });
  const devices = found?.devices ?? 0;
  if (devices === 0) throw new CommandError(`${memberId}번 회원은 알림을 켠 기기가 없어요.`);
  await notify(session, [memberId], '알림 시험이에요.');
  return {
    lines: [`기기 ${devices}대에 시험 알림을 보내요.`, SENT_BY_SERVER],
    rows: [{ target: `member ${memberId}`, done: true, devices }],
  };
};

export const notifyAll: Run = async (session, request) => {
  const note = requireText(request.note, 'note', '모두에게 보낼 글');
  let [notified, last] = [0, 0];
  for (;;) {
    const members = await findMany(session.database, selectActiveMembers, {
      after_member_id: last,
    });
    if (members.length === 0) break;
    const ids = members.map((row) => row.member_id);
    await notify(session, ids, note);
    notified += ids.length;
    last = ids.at(-1) ?? last;
    session.progress.moved(`회원 ${notified}명`);
  }
  const target = `members ${notified}`;
  await inTransaction(session, (tx) =>
    recordAction(tx, session, { action: 'notify-all', target, note }),
  );
  return { lines: [`회원 ${notified}명에게 알렸어요.`], rows: [{ target, done: true }] };
};

async function notify(session: OperatorSession, memberIds: number[], reason: string) {
  await inTransaction(session, (tx) =>
    addNotices(
      tx,
      memberIds.map((memberId) => ({ kind: 'ACCOUNT_NOTICE', memberId, data: { reason } })),
    ),
  );
}
