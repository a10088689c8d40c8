/** Removes the user's PostgreSQL settings and sets English messages. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}

/**
 * The argument of -D. PostgreSQL starts in its data folder, and on Linux this path works even without
 * access to the parent folders.
 */
export function dataFolderArgument(clusterPath: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : clusterPath;
}
