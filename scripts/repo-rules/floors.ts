/** Floors of an app, ground floor first; folders on one floor may see each other, nobody looks up. */
export type Floors = readonly (readonly string[])[];

export const serverFloors: Floors = [
  ['runtime'],
  ['database'],
  ['limits'],
  ['mail'],
  ['jobs'],
  ['fanout'],
  ['http'],
  ['modules'],
  ['commands'],
];

export const webFloors: Floors = [
  ['ui'],
  ['lib'],
  ['session'],
  ['api'],
  ['domain', 'queries'],
  ['forms', 'lists', 'notify', 'navigation'],
  ['features'],
  ['screens'],
  ['app'],
];

export const labFloors: Floors = [
  ['figures', 'processes', 'peers'],
  ['client', 'demo-app'],
  ['bench', 'chaos', 'walk', 'pictures', 'demo-art', 'lighthouse', 'long-tests'],
  ['recommend-quality', 'search-quality'],
  ['rig', 'engines', 'previous'],
  ['s3-stores'],
];

/** Beside the floors: tests, and what the build draws with the whole app. */
export const besideWebFloors = ['testing', 'first-paint'];

/** How ARCHITECTURE.md writes the order down. */
export function describeFloors(floors: Floors): string {
  return floors.map((floor) => floor.join(', ')).join(' → ');
}

/** The height of the floor a file is on; undefined for files beside the floors. */
function findFloor(floors: Floors, source: string, file: string): number | undefined {
  if (!file.startsWith(`${source}/`)) return undefined;
  const folder = file.slice(source.length + 1).split('/')[0];
  const height = floors.findIndex((floor) => floor.some((name) => name === folder));
  return height === -1 ? undefined : height;
}

export function looksUp(floors: Floors, source: string, from: string, to: string): boolean {
  const [own, other] = [findFloor(floors, source, from), findFloor(floors, source, to)];
  return own !== undefined && other !== undefined && other > own;
}

/** Folders directly under `source` that no floor names. */
export function findFoldersWithoutFloor(
  floors: Floors,
  source: string,
  paths: readonly string[],
  beside: readonly string[] = [],
): string[] {
  const known = new Set([...floors.flat(), ...beside]);
  const folders = paths
    .filter((path) => path.startsWith(`${source}/`))
    .map((path) => path.slice(source.length + 1).split('/'))
    .filter((parts) => parts.length > 1)
    .map(([folder = '']) => folder);
  return [...new Set(folders)].filter((folder) => !known.has(folder)).sort();
}
