import { expect, test } from 'vitest';
import { readConfig } from '#server/runtime/config.ts';
import { createLogger, textDestination } from '#server/runtime/logger.ts';
import { drawQrCode, welcome } from '#server/welcome.ts';

const address = 'http://127.0.0.1:8080';

// covers P8.3 (docs/coverage-statements.md)
test('the welcome text lists the app address, demo logins, data folder and mail folder', () => {
  const text = welcome(readConfig({ DATA_DIR: '/data' }), address, {
    hasDemo: true,
    isTerminal: false,
  });
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

test('the welcome text without demo content names the settings of data and mails', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/azit', SMTP_URL: 'smtp://localhost' };
  const text = welcome(readConfig(settings), address, {
    hasDemo: false,
    isTerminal: false,
  });
  expect(text).not.toContain('demo1@azit.example');
  expect(text).toContain('데이터   DATABASE_URL');
  expect(text).toContain('메일     SMTP_URL');
});

test('the welcome text on a terminal explains how two people try the app', () => {
  const screen = { hasDemo: true, isTerminal: true };
  const config = readConfig({ PUBLIC_URL: 'https://azit.example' });
  const text = welcome(config, address, screen);
  expect(text).toContain('휴대폰에서  https://azit.example');
  expect(text).toContain('둘이서 해 보기');
  expect(welcome(config, address, { ...screen, isTerminal: false })).not.toContain('둘이서');
});

test('the QR code of an address has a light margin of two modules', () => {
  const lines = drawQrCode('http://192.168.0.10:8080');
  expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  expect(lines[0]).toMatch(/^█+$/);
  expect(lines.slice(0, -1).every((line) => /^██.*██$/.test(line))).toBe(true);
  expect(lines.at(-1)).toMatch(/^▀+$/);
});

test('the text log has one line per entry with the level and the reason', () => {
  const lines: string[] = [];
  const log = createLogger(
    'warn',
    textDestination((text) => lines.push(text)),
  );
  log.info('answered');
  log.warn({ err: new Error('no space left') }, 'picture not stored');
  expect(lines).toEqual(['azit: warn: picture not stored: no space left\n']);
});

test.each([
  [{}, 'json', 'info'],
  [{ LOG_FORMAT: 'text' }, 'text', 'warn'],
  [{ LOG_FORMAT: 'text', LOG_LEVEL: 'debug' }, 'text', 'debug'],
] as const)('the settings %o without a terminal log %s from level %s', (given, format, level) => {
  expect(readConfig(given)).toMatchObject({ logFormat: format, logLevel: level });
});
