import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { firstPaints } from './first-paints.tsx';

const deskStyles = readFileSync(path.join(import.meta.dirname, '../app/desk/desk.css'), 'utf8');

// A slow browser draws it half read, without minding `:has()`: it must not jump aside afterwards.
test.each(Object.entries(firstPaints))(
  'the first view of %s begins with the width it has on a desk',
  (_name, { html }) => {
    const [, kinds = ''] = /^(?:<link[^>]*>)*<div data-first-view="([\w ]+)">/.exec(html) ?? [];
    for (const kind of kinds.split(' ')) {
      expect(deskStyles).toContain(`[data-first-view~="${kind}"]`);
    }
  },
);
