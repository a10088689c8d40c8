/** Without the settings a person keeps for their own PostgreSQL, and with English messages. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/**
 * What follows -D. PostgreSQL is always started inside its data folder, and Linux lets a process
 * into its own working directory by this name even where the folders above are closed to it.
 */
export function dataFolderArgument(clusterPath: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : clusterPath;
}
