import path from 'node:path';
import { isTest, type SourceFile } from './source-tree.ts';

export type Import = {
  from: string;
  to: string;
  external: boolean;
  typeOnly: boolean;
  lazy: boolean;
};

type Specifier = { name: string; typeOnly: boolean; lazy: boolean };

// The formatter starts every statement at the beginning of a line, so the pattern does not match
// text inside strings.
const statement = /^(?:import|export)\s+(type\s)?(?:[\w$*{}\s,]*?\bfrom\s*)?['"]([^'"\n]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]/g;

const aliases: [prefix: string, folder: string, ending: string][] = [
  ['#server/', 'apps/server/src/', ''],
  ['#test/', 'apps/server/test/', ''],
  ['#web/', 'apps/web/src/', ''],
  ['@azit/contract/openapi.json', 'packages/contract/openapi.json', ''],
  ['@azit/contract/openapi-types', 'packages/contract/dist/openapi-types.ts', ''],
  ['@azit/contract/', 'packages/contract/src/', '.ts'],
  ['@azit/rules/', 'packages/rules/src/', '.ts'],
];

export function importGraph(files: SourceFile[]): Import[] {
  return files.flatMap((file) =>
    specifiers(file.text).map(({ name, typeOnly, lazy }) => {
      const inside = resolve(file.path, name);
      return {
        from: file.path,
        to: inside ?? name,
        external: inside === undefined,
        typeOnly,
        lazy,
      };
    }),
  );
}

export function specifiers(text: string): Specifier[] {
  const fixed = [...text.matchAll(statement)].map(([, type, name = '']) => ({
    name,
    typeOnly: type !== undefined,
    lazy: false,
  }));
  const later = [...text.matchAll(dynamic)].map(([, name = '']) => ({
    name,
    typeOnly: false,
    lazy: true,
  }));
  return [...fixed, ...later];
}

function resolve(from: string, specifier: string): string | undefined {
  const name = specifier.replace(/\?.*$/, '');
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(from), name);
  if (name === '@azit/contract') return 'packages/contract/src/index.ts';
  const alias = aliases.find(([prefix]) => name.startsWith(prefix));
  return alias && alias[1] + name.slice(alias[0].length) + alias[2];
}

/** Type-only and lazy imports count, because they couple files too. */
export function findCycles(imports: Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, external } of imports) {
    if (!external) next.set(from, [...(next.get(from) ?? []), to]);
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file)) {
      cycles.push([...trail.slice(trail.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) visit(target, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}

export function findFolderCycles(imports: Import[], source: string): string[][] {
  const folder = (file: string) =>
    file.startsWith(`${source}/`)
      ? /^([^/]+)\//.exec(file.slice(source.length + 1))?.[1]
      : undefined;
  const between = imports.flatMap((edge) => {
    const [from, to] = [folder(edge.from), folder(edge.to)];
    const isWithin = from === undefined || to === undefined || from === to;
    return isWithin || isTest(edge.from) ? [] : [{ ...edge, from, to }];
  });
  return findCycles(between);
}
