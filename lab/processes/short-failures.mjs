import { ExpectedFailure } from '../../scripts/project.mjs';

// Loaded before the program of every command. Prints an uncaught error about an exceeded limit or a
// missing program as one line.
process.on('uncaughtException', (error) => {
  if (error instanceof ExpectedFailure) console.error(`azit: ${error.message}`);
  else console.error(error);
  process.exit(1);
});
