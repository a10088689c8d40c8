export type Layers = readonly (readonly string[])[];

export const serverLayers: Layers = [
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

export const webLayers: Layers = [
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

export const labLayers: Layers = [
  ['figures', 'processes', 'peers', 'supply-chain'],
  ['client', 'contract', 'demo-app', 'mutation'],
  ['bench', 'chaos', 'walk', 'pictures', 'demo-art', 'lighthouse', 'long-tests'],
  ['recommend-quality', 'search-quality'],
  ['rig', 'engines', 'previous', 'town'],
  ['s3-stores'],
];

export const outsideWebLayers = ['testing', 'first-paint'];

export function describeLayers(layers: Layers): string {
  return layers.map((layer) => layer.join(', ')).join(' → ');
}

function findLayer(layers: Layers, source: string, file: string): number | undefined {
  if (!file.startsWith(`${source}/`)) return undefined;
  const folder = file.slice(source.length + 1).split('/')[0];
  const index = layers.findIndex((layer) => layer.some((name) => name === folder));
  return index === -1 ? undefined : index;
}

export function importsUpwards(layers: Layers, source: string, from: string, to: string): boolean {
  const [own, other] = [findLayer(layers, source, from), findLayer(layers, source, to)];
  return own !== undefined && other !== undefined && other > own;
}

export function findFoldersWithoutLayer(
  layers: Layers,
  source: string,
  paths: readonly string[],
  outside: readonly string[] = [],
): string[] {
  const known = new Set([...layers.flat(), ...outside]);
  const folders = paths
    .filter((path) => path.startsWith(`${source}/`))
    .map((path) => path.slice(source.length + 1).split('/'))
    .filter((parts) => parts.length > 1)
    .map(([folder = '']) => folder);
  return [...new Set(folders)].filter((folder) => !known.has(folder)).sort();
}
