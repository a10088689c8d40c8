import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../public/start.js');

export function runStartScript(requests: string): void {
  const page = {
    currentScript: { dataset: { modules: '', steps: '', requests } },
    head: { append: () => {} },
    createElement: () => ({}),
    getElementById: () => null,
  };
  new Function('document', readFileSync(file, 'utf8'))(page);
}

export function tokenFor(name: string, seconds = 600): string {
  const exp = Math.floor(Date.now() / 1_000) + seconds;
  return `Bearer ${name}.${btoa(JSON.stringify({ exp }))}.signature`;
}
