import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

export async function mailedWord(recipient: string, count: number): Promise<string> {
  const texts = () => mailsTo(recipient, process.env.AZIT_E2E_DATA ?? '');
  await expect.poll(async () => (await texts()).length, { timeout: 15_000 }).toBe(count);
  return highlightedWord((await texts()).at(-1) ?? '');
}

export function highlightedWord(text: string): string {
  const word = /^ {4}(\S+)$/m.exec(text)?.[1];
  if (word === undefined) throw new Error(`a mail highlights nothing: ${text}`);
  return word;
}

export async function mailsTo(recipient: string, dataDir: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mails');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const file = path.join(folder, name);
        return { at: (await stat(file)).mtimeMs, source: await readFile(file, 'utf8') };
      }),
  );
  return mails
    .filter(({ source }) => source.includes(`To: ${recipient}`))
    .sort((one, other) => one.at - other.at)
    .map(({ source }) => plainText(source));
}

function plainText(source: string): string {
  const part = /text\/plain;[^\n]*\n[^\n]*base64\r?\n\r?\n([A-Za-z0-9+/=\s]+)/.exec(source)?.[1];
  return Buffer.from(part ?? '', 'base64').toString('utf8');
}
