import { writeFileSync } from 'node:fs';
import { buildOpenApi } from './openapi.ts';

const path = new URL('./openapi.json', import.meta.url);
writeFileSync(path, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
