import { ExpectedFailure } from '../../scripts/project.mjs';

// Loaded before the program of every command: prints an exceeded limit or a missing program as one
// line, also where the program does not catch it.
process.on('uncaughtException', (error) => {
  if (error instanceof ExpectedFailure) console.error(`azit: ${error.message}`);
  else console.error(error);
  process.exit(1);
});
