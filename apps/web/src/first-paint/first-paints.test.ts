import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstPaints } from './first-paints.tsx';

const wideStyles = readFileSync(
  path.join(import.meta.dirname, '../app/split-view/split-view.css'),
  'utf8',
);

// The wide layout uses `:has()`, which a slow browser may apply after the first paint. Without a
// rule for the first view itself, the content would then shift.
test.each(Object.entries(firstPaints))(
  'the first view of %s has a width rule for the wide layout',
  (_name, { html }) => {
    const [, kinds = ''] = /^(?:<link[^>]*>)*<div data-first-view="([\w ]+)">/.exec(html) ?? [];
    for (const kind of kinds.split(' ')) {
      expect(wideStyles).toContain(`[data-first-view~="${kind}"]`);
    }
  },
);
