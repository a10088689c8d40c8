import { float, int, notNull } from '#server/database/column.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/database/transaction.ts';
import { updateReputation } from '#server/modules/members/reputation/reputation.repository.ts';
import { settledSum } from '#server/modules/members/reputation/reputation-sql.ts';
import { recordAction } from '../audit.ts';
import type { OperatorSession, Run } from '../operator-session.ts';

const selectReputations = statement('operator_select_reputations', {
  text: `
    select m.member_id, m.reputation, ${settledSum('m.member_id')}::float8 as rebuilt
    from members m
    where m.member_id > :after_member_id
    order by m.member_id
    limit 500`,
  params: { after_member_id: int },
  row: {
    member_id: int,
    reputation: float,
    rebuilt: notNull(float, 'the sum starts at a constant'),
  },
});

const lockReputations = statement('operator_lock_reputations', {
  text: `
    select member_id from members where member_id > :after_member_id
    order by member_id
    limit 500
    for no key update`,
  params: { after_member_id: int },
  row: { member_id: int },
});

type Difference = { member_id: number; stored: number; rebuilt: number };
type Batch = { last: number | undefined; checked: number; wrong: Difference[] };

export const rebuildReputations: Run = async (session, { fix }) => {
  const wrong: Difference[] = [];
  let checked = 0;
  for (let last: number | undefined = 0; last !== undefined; ) {
    const batch: Batch = await nextBatch(session, last, fix);
    checked += batch.checked;
    wrong.push(...batch.wrong);
    session.progress.moved(`회원 ${checked}명`);
    last = batch.last;
  }
  if (wrong.length === 0) return { lines: [`회원 ${checked}명의 온도가 모두 맞아요.`], rows: [] };
  const what = fix ? '온도를 고쳤어요.' : '온도가 달라요. 고치려면 --fix 를 붙여 주세요.';
  const total = `회원 ${checked}명 가운데 ${wrong.length}명의 ${what}`;
  const rows = wrong.map((difference) => ({ ...difference, fixed: fix }));
  return { lines: [...wrong.map(describe), total], rows, isBad: !fix };
};

function nextBatch(session: OperatorSession, after: number, fix: boolean): Promise<Batch> {
  if (!fix) return compare(session.database, after);
  return inTransaction(session, async (tx) => {
    // Lock before reading the events: otherwise the repair could overwrite the effect of an event
    // that is added meanwhile.
    await findMany(tx, lockReputations, { after_member_id: after });
    const batch = await compare(tx, after);
    for (const difference of batch.wrong) await repair(tx, session, difference);
    return batch;
  });
}

async function compare(db: Queryable, after: number): Promise<Batch> {
  const members = await findMany(db, selectReputations, { after_member_id: after });
  const wrong = members
    .map((row) => ({ member_id: row.member_id, stored: row.reputation, rebuilt: row.rebuilt }))
    .filter(({ stored, rebuilt }) => stored !== rebuilt);
  return { last: members.at(-1)?.member_id, checked: members.length, wrong };
}

async function repair(tx: Transaction, session: OperatorSession, difference: Difference) {
  const { member_id: memberId, stored, rebuilt } = difference;
  await execute(tx, updateReputation, { member_id: memberId });
  await recordAction(tx, session, {
    action: 'fix-reputation',
    target: `member ${memberId}`,
    note: `${stored} → ${rebuilt}`,
  });
}

function describe({ member_id: memberId, stored, rebuilt }: Difference): string {
  return `회원 ${memberId}: 저장 ${stored}, 기록을 더하면 ${rebuilt}`;
}
