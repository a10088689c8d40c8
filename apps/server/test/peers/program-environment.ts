/**
 * What a program needs that a test starts, and nothing of the caller's settings: where to find other
 * programs, and what was compiled for the program before it, which is half of its start.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
