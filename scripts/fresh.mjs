import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedFailure, readSettings, root, runMain } from './project.mjs';

// `npm run fresh` deletes the data directory and starts with new demo content.
await runMain(async () => {
  const { DATABASE_URL, DATA_DIR } = await readSettings();
  if (DATABASE_URL) {
    throw new ExpectedFailure(
      'DATABASE_URL이 있어서 지우지 않았어요. 그 데이터베이스는 직접 비우고 npm start로 시작해 주세요. ' +
        '(DATABASE_URL is set: empty that database yourself.)',
    );
  }
  const folder = path.resolve(root, DATA_DIR ?? '.data');
  await rm(folder, { recursive: true, force: true });
  console.log(`azit: removed ${folder}`);
  return 0;
});
if (process.exitCode === 0) await import('./start.mjs');
