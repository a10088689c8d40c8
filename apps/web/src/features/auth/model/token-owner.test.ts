import { expect, test } from 'vitest';
import { tokenOwner } from './token-owner.ts';

function token(claims: unknown): string {
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
}

test.each([
  [token({ sub: '7' }), 7],
  [`Bearer ${token({ sub: 12, name: '한글?>>' })}`, 12],
  [token({ sub: '0' }), null],
  [token({ sub: '1.5' }), null],
  [token({}), null],
  [token(null), null],
  ['head.not base64.sign', null],
  ['Bearer', null],
  ['', null],
])('the access token %s belongs to the member %s', (accessToken, owner) => {
  expect(tokenOwner(accessToken)).toBe(owner);
});
