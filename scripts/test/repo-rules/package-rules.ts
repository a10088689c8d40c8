import type { SourceFile } from './source-tree.ts';

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const dependencyFields = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Download URLs in the lock file would bind every machine to one registry. */
export function findDownloadAddresses(lockText: string): string[] {
  return lockText.match(/"resolved": *"https?:[^"]*"/g) ?? [];
}

export function findLooseVersions(manifests: SourceFile[]): string[] {
  return manifests.flatMap(({ path, text }) => {
    const manifest: unknown = JSON.parse(text);
    return dependencyFields
      .flatMap((field) => Object.entries(objectAt(manifest, field)))
      .filter(([, version]) => typeof version !== 'string' || !exactVersion.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`);
  });
}

export function findUnexplainedSettings(configText: string, exampleText: string): string[] {
  const explained = new Set(
    [...exampleText.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  return settingNames(configText).filter((name) => !explained.has(name));
}

export function settingNames(configText: string): string[] {
  const declared = /^ +([A-Z][A-Z0-9_]+): |\benv\.([A-Z][A-Z0-9_]+)\b/gm;
  const names = [...configText.matchAll(declared)].map(
    ([, key, property]) => key ?? property ?? '',
  );
  return [...new Set(names)];
}

function objectAt(value: unknown, key: string): object {
  if (typeof value !== 'object' || value === null) return {};
  const found: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
  return typeof found === 'object' && found !== null ? found : {};
}
