import { expect, test } from 'vitest';
import { isHidden } from '#server/database/block-sql.ts';
import { int } from '#server/database/column.ts';
import { viewedStatement } from '#server/database/viewed-statement.ts';

const selectShown = viewedStatement({
  name: 'test_shown',
  viewer: ':viewer_id',
  text: (viewer) => `
    select member_id from members
    where member_id = :member_id and not (${isHidden('member_id', viewer)})`,
  params: { member_id: int, viewer_id: int },
  row: { member_id: int },
});

test('a viewer whom no block is about gets a text without blocks and without their id', () => {
  const { text, parameterOrder, name } = selectShown.for({ hasBlocks: false });
  expect(text).not.toContain('blocks');
  expect(parameterOrder).toEqual(['member_id']);
  expect(name).toBe('test_shown');
});

test('a viewer with a block gets a text that reads the blocks once, in both directions', () => {
  const { text, parameterOrder, name } = selectShown.for({ hasBlocks: true });
  expect(text.match(/from blocks/g)).toHaveLength(2);
  expect(text).toMatch(/^with hidden as materialized/);
  expect(parameterOrder).toEqual(['member_id', 'viewer_id']);
  expect(name).toBe('test_shown_seen');
});

test('a text with a WITH of its own keeps it behind the hidden members', () => {
  const { seen } = viewedStatement({
    name: 'test_with',
    viewer: ':viewer_id',
    text: () => 'with one as (select 1 as n) select n from one where :viewer_id::int4 > 0',
    params: { viewer_id: int },
    row: { n: int },
  });
  expect(seen.text).toMatch(
    /^with hidden as materialized \(.*\), one as \(select 1 as n\) select n/,
  );
});
