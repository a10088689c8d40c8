import { rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './project.mjs';

// `npm run fresh` deletes the data directory and starts with new demo content.
const folder = path.resolve(root, process.env.DATA_DIR ?? '.data');
await rm(folder, { recursive: true, force: true });
console.log(`azit: removed ${folder}`);
await import('./start.mjs');
