import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ListRow, type ListRowProps } from './list-row.tsx';

test.each<[string, string, ListRowProps]>([
  ['a link', 'has a chevron', { title: '멤버', to: '/' }],
  ['a link with something at its end', 'has a chevron', { title: '멤버', trailing: '19', to: '/' }],
  ['a button', 'has a chevron', { title: '로그아웃', onClick: () => undefined }],
  [
    'a button with an empty end',
    'has no chevron',
    { title: '복사', trailing: '', onClick: () => {} },
  ],
  ['neither link nor button', 'has no chevron', { title: '멤버', trailing: '19' }],
])('a list row that is %s %s', (_, result, row) => {
  const { container } = render(
    <MemoryRouter>
      <ListRow {...row} />
    </MemoryRouter>,
  );
  const count = container.querySelectorAll('svg').length;
  expect(count).toBe(result === 'has a chevron' ? 1 : 0);
  expect(container.textContent).toBe(`${row.title}${row.trailing ?? ''}`);
});
