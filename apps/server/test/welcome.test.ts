import { expect, test } from 'vitest';
import { readConfig } from '#server/runtime/config.ts';
import { welcome } from '#server/welcome.ts';

const address = 'http://127.0.0.1:8080';

// covers P8.3
test('the welcome text lists the app address, demo logins, data and mails', () => {
  const text = welcome(readConfig({ DATA_DIR: '/data' }), address, true);
  for (const part of [
    'http://localhost:8080',
    'azit1234!',
    'demo1@azit.example',
    'demo2@azit.example',
    '신청이 들어온 호스트',
    '평범한 회원',
    '데이터   /data',
    '메일     /data/mails',
  ]) {
    expect(text).toContain(part);
  }
});

test('the welcome text without demo content lists settings instead of demo logins', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/azit', SMTP_URL: 'smtp://localhost' };
  const text = welcome(readConfig(settings), address, false);
  expect(text).not.toContain('demo1@azit.example');
  expect(text).toContain('데이터   DATABASE_URL');
  expect(text).toContain('메일     SMTP_URL');
});
