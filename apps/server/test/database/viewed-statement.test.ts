import { expect, test } from 'vitest';
import { isHidden, isRowHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { int } from '#server/database/column.ts';
import { viewedStatement } from '#server/database/viewed-statement.ts';

const params = { member_id: int, viewer_id: int };
const row = { member_id: int };

const statementWhere = (name: string, condition: (viewer: ViewerSql) => string) =>
  viewedStatement({
    name,
    viewer: ':viewer_id',
    text: (viewer) => `
    select member_id from members m where member_id = :member_id and not (${condition(viewer)})`,
    params,
    row,
  });

const selectShown = statementWhere(
  'test_shown',
  (viewer) => `${isHidden('member_id', viewer)} or ${isHidden('member_id + 1', viewer)}`,
);

test('a viewer whom no block is about gets a text without blocks and without their id', () => {
  const { text, parameterOrder, name } = selectShown.for({ hasBlocks: false });
  expect(text).not.toMatch(/hidden|blocked/);
  expect(parameterOrder).toEqual(['member_id']);
  expect(name).toBe('test_shown');
});

test('a viewer with a block gets a text that reads the hidden members once for all questions', () => {
  const { text, parameterOrder, name } = selectShown.for({ hasBlocks: true });
  expect(text.match(/hidden_ids/g)).toHaveLength(1);
  expect(text).toMatch(/^with hidden as materialized/);
  expect(parameterOrder).toEqual(['member_id', 'viewer_id']);
  expect(name).toBe('test_shown_seen');
});

test('a text with a single question asks in place, without a WITH', () => {
  const { seen } = statementWhere('test_single', (viewer) => isHidden('member_id', viewer));
  expect(seen.text.match(/hidden_ids/g)).toHaveLength(1);
  expect(seen.text).not.toContain('with hidden');
});

test('a text with the row at hand asks the row and looks nothing up', () => {
  const { seen } = statementWhere('test_row', (viewer) => isRowHidden('m', viewer));
  expect(seen.text).toContain('$2 = any (m.hidden_ids)');
  expect(seen.text.match(/from members/g)).toHaveLength(1);
});

test('a text with a WITH of its own keeps it behind the hidden members', () => {
  const { seen } = viewedStatement({
    name: 'test_with',
    viewer: ':viewer_id',
    text: (viewer) =>
      `with one as (select 1 as n) select n from one
       where ${isHidden('n', viewer)} or ${isHidden('n + 1', viewer)}`,
    params: { viewer_id: int },
    row: { n: int },
  });
  expect(seen.text).toMatch(
    /^with hidden as materialized \(.*\), one as \(select 1 as n\) select n/,
  );
});
