import path from 'node:path';
import type { SourceFile } from './source-tree.ts';
import { isNode, isTestCall, parseScript, type SyntaxNode } from './syntax.ts';
import { allowedNames, terms } from './vocabulary.ts';

const MAX_TITLE_LENGTH = 80;

type Wording = { prose: string[]; titles: string[]; names: string[] };

export function findOldWords(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const { prose, titles, names } = readWording(file);
    const found = [
      ...[...prose, ...titles].flatMap(findInProse),
      ...[...new Set([...names, ...fileNameParts(file.path)])].flatMap(findInName),
    ];
    return found.map((what) => `${file.path}: ${what}`);
  });
}

export function findLongTitles(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    readWording(file)
      .titles.filter((title) => title.length > MAX_TITLE_LENGTH)
      .map((title) => `${file.path}: ${title.length} characters: ${title}`),
  );
}

function findInProse(text: string): string[] {
  return terms.flatMap(({ use, prose }) => {
    const match = prose?.exec(text);
    return match ? [`“${excerpt(text, match.index)}” use: ${use}`] : [];
  });
}

function findInName(name: string): string[] {
  if (allowedNames.has(name)) return [];
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[_-]+/g, ' ');
  return terms.filter((term) => term.name?.test(words)).map(({ use }) => `${name}, use: ${use}`);
}

function excerpt(text: string, index: number): string {
  return text
    .slice(Math.max(0, index - 30), index + 40)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function fileNameParts(file: string): string[] {
  return file.split('/').map((part) => path.posix.basename(part).replace(/\..*$/, ''));
}

const wordings = new WeakMap<SourceFile, Wording>();

/** Reads each file once: parsing all scripts takes seconds. */
function readWording(file: SourceFile): Wording {
  const wording = wordings.get(file) ?? parseWording(file);
  wordings.set(file, wording);
  return wording;
}

function parseWording({ path: file, text }: SourceFile): Wording {
  if (/\.(?:ts|tsx|mjs|js)$/.test(file)) return readScript({ path: file, text });
  if (file.endsWith('.css')) {
    const code = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return {
      prose: matches(text, /\/\*([\s\S]*?)\*\//g),
      titles: [],
      names: matches(code, /(?:\.|--)([a-zA-Z][\w-]*)/g),
    };
  }
  if (file.endsWith('.sql')) return { prose: matches(text, /--(.*)/g), titles: [], names: [] };
  if (file.endsWith('.sh'))
    return { prose: matches(text, /(?:^|\s)#(.*)/g), titles: [], names: [] };
  const plain = text.replaceAll(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, ' ');
  return { prose: plain.split('\n'), titles: [], names: [] };
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

function readScript(file: SourceFile): Wording {
  const { program, comments } = parseScript(file);
  const wording: Wording = { prose: comments.map(({ value }) => value), titles: [], names: [] };
  visit(program, (node) => {
    if (typeof node.name === 'string') wording.names.push(node.name);
    const title = isTestCall(node) ? readTitle(node) : undefined;
    if (title !== undefined) wording.titles.push(title);
  });
  return wording;
}

function visit(value: unknown, read: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) visit(entry, read);
  } else if (isNode(value)) {
    read(value);
    for (const [field, child] of Object.entries(value)) {
      // Skip keys of object literals: they repeat names that their type declares, and the
      // declaration is checked.
      if (field !== 'key' || value.type !== 'Property') visit(child, read);
    }
  }
}

function readTitle({ arguments: given }: SyntaxNode): string | undefined {
  const [title] = Array.isArray(given) ? given : [];
  if (!isNode(title)) return undefined;
  if (title.type === 'Literal' && typeof title.value === 'string') return title.value;
  if (title.type !== 'TemplateLiteral' || !Array.isArray(title.quasis)) return undefined;
  return title.quasis.map(({ value }) => value.cooked).join('…');
}
