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
  const { text, parameterOrder, name, given } = selectShown.for({ hidden: undefined });
  expect(text).not.toMatch(/hidden|blocked/);
  expect(parameterOrder).toEqual(['member_id']);
  expect(name).toBe('test_shown');
  expect(given).toBeUndefined();
});

test('a viewer with a block gets a text that is given the hidden members and looks nobody up', () => {
  const { text, parameterOrder, name, given } = selectShown.for({ hidden: '{7,9}' });
  expect(text.match(/from members/g)).toHaveLength(1);
  expect(text.match(/any \(\$2::int4\[\]\)/g)).toHaveLength(2);
  expect(parameterOrder).toEqual(['member_id', 'hidden_ids']);
  expect(name).toBe('test_shown_seen');
  expect(given).toEqual({ hidden_ids: '{7,9}' });
});

test('a text with the row at hand asks the row, and is given nobody', () => {
  const select = statementWhere('test_row', (viewer) => isRowHidden('m', viewer));
  const { text, parameterOrder } = select.for({ hidden: '{7}' });
  expect(text).toContain('$2 = any (m.hidden_ids)');
  expect(parameterOrder).toEqual(['member_id', 'viewer_id']);
});
