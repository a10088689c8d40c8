import { expect, test } from 'vitest';
import { dropDocumentationFields } from './drop-documentation.ts';

test('endpoint summaries and refusal statuses are removed, and all other fields stay', () => {
  const code = `  apply: {
    summary: '참여 신청',
    method: 'POST',
    refusals: [403, 404],
  },
  leave: {
    summary:
      '나가기',
    status: 204,
  },
`;
  expect(dropDocumentationFields(code)).toBe(`  apply: {
    method: 'POST',
  },
  leave: {
    status: 204,
  },
`);
});
