import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../public/start.js');

/** Runs the script of a page that brings its first view, without any scripts of the app. */
export function runStartScript(asks: string): void {
  const page = {
    currentScript: { dataset: { modules: '', steps: '', asks } },
    head: { append: () => {} },
    createElement: () => ({}),
    getElementById: () => null,
  };
  new Function('document', readFileSync(file, 'utf8'))(page);
}

/** An access token of this name that is good for so many seconds. */
export function tokenFor(name: string, seconds = 600): string {
  const exp = Math.floor(Date.now() / 1_000) + seconds;
  return `Bearer ${name}.${btoa(JSON.stringify({ exp }))}.signature`;
}
