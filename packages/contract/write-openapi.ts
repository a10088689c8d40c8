import { writeFileSync } from 'node:fs';
import { generateTypes } from './generate-types.ts';
import { buildOpenApi } from './openapi.ts';

const document = buildOpenApi();
write('./openapi.json', `${JSON.stringify(document, null, 2)}\n`);
write('./openapi-types.ts', await generateTypes(document));

function write(file: string, text: string): void {
  writeFileSync(new URL(file, import.meta.url), text);
}
