export function postgresEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(inherited), LC_ALL: 'C' };
}

/**
 * PostgreSQL is started in its data folder. On Linux, refer to this folder as /proc/self/cwd,
 * because the account of PostgreSQL may have no access to the parent folders.
 */
export function dataFolderArgument(clusterPath: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : clusterPath;
}
