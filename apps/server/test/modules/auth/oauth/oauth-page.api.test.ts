import { expect } from 'vitest';
import { fillPage } from '#server/http/web/web-page.ts';
import { server, test } from '#test/harness/server-test.ts';

const meta = '<meta name="referrer" content="no-referrer" />';
const settings = { storageBase: '', publicUrl: 'http://localhost:8080' };

// covers A2.13 (docs/coverage-statements.md)
test.each(['/oauth', '/oauth/', '/oauth?accessToken=a&refreshToken=b', '/signup/add?ticket=a'])(
  'the page at %s has a no-referrer policy',
  async (url) => {
    const reply = await server.call({ method: 'GET', url });
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    const page = fillPage('<head></head>', url.split('?', 1)[0] ?? '', settings, undefined);
    expect(page).toContain(meta);
  },
);

test('a page without a secret in its URL sends its origin as referrer to other sites', async () => {
  const reply = await server.call({ method: 'GET', url: '/login' });
  expect(reply.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(fillPage('<head></head>', '/login', settings, undefined)).not.toContain(meta);
});
