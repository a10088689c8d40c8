import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../public/start.js');

/** Runs start.js of a page with a first view, without the app's scripts. */
export function runStartScript(requests: string): void {
  const page = {
    currentScript: { dataset: { modules: '', steps: '', requests } },
    head: { append: () => {} },
    createElement: () => ({}),
    getElementById: () => null,
  };
  new Function('document', readFileSync(file, 'utf8'))(page);
}

/** An access token with this name, valid for the given seconds. */
export function tokenFor(name: string, seconds = 600): string {
  const exp = Math.floor(Date.now() / 1_000) + seconds;
  return `Bearer ${name}.${btoa(JSON.stringify({ exp }))}.signature`;
}
