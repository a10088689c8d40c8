/**
 * The environment of a program that a test starts, without the caller's settings: the path, and the
 * compile cache, which halves the start.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
}
