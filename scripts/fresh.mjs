import { rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from './project.mjs';

// Start over with an empty database and new demo content.
const folder = path.resolve(root, process.env.DATA_DIR ?? '.data');
await rm(folder, { recursive: true, force: true });
console.log(`azit: removed ${folder}`);
await import('./start.mjs');
