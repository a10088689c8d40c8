import { isTest, type SourceFile } from './source-tree.ts';
import { isNode, isTestCall, parseScript, type SyntaxNode } from './syntax.ts';

const MAX_FUNCTION_LINES = 60;
const MAX_COMPONENT_LINES = 100;
const MAX_SQL_LINES = 40;

/** Test bodies do not count: a test is one list of steps. */
export function findLongFunctions(files: readonly SourceFile[]): string[] {
  const long = files.filter(({ text }) => text.split('\n').length > MAX_FUNCTION_LINES);
  return long.flatMap((file) =>
    readFunctions(file)
      .map(({ name, node }) => ({ name, lines: countLines(file.text, node) }))
      .filter(({ name, lines }) => lines > maxLines(file.path, name))
      .map(({ name, lines }) => `${file.path}: ${name ?? 'a callback'} has ${lines} lines`),
  );
}

export function findLongSql(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    findTemplates(parseScript(file).program)
      .filter((node) => /\b(?:select|insert|update|delete)\b/.test(sliceText(file.text, node)))
      .map((node) => countLines(file.text, node))
      .filter((lines) => lines > MAX_SQL_LINES)
      .map((lines) => `${file.path}: a statement has ${lines} lines`),
  );
}

function findTemplates(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(findTemplates);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(findTemplates);
  return value.type === 'TemplateLiteral' ? [value, ...inside] : inside;
}

function maxLines(path: string, name = ''): number {
  const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name);
  return isComponent ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES;
}

function sliceText(text: string, { start, end }: SyntaxNode): string {
  return text.slice(Number(start), Number(end));
}

function countLines(text: string, node: SyntaxNode): number {
  return sliceText(text, node).split('\n').length;
}

type NamedFunction = { name: string | undefined; node: SyntaxNode };

function readFunctions(file: SourceFile): NamedFunction[] {
  const found: NamedFunction[] = [];

  function visit(value: unknown, outerName?: string): void {
    if (Array.isArray(value)) {
      for (const entry of value) visit(entry, outerName);
    } else if (isNode(value)) {
      const name = readName(value) ?? outerName;
      const isFunction = isFunctionWithBody(value);
      if (isFunction) found.push({ name, node: value });
      for (const child of readChildren(value)) visit(child, isFunction ? undefined : name);
    }
  }

  function readChildren(node: SyntaxNode): unknown[] {
    if (!isTest(file.path) || !isTestCall(node) || !Array.isArray(node.arguments)) {
      return Object.values(node);
    }
    return node.arguments.map((given) => (isFunctionWithBody(given) ? given.body : given));
  }

  visit(parseScript(file).program);
  return found;
}

function isFunctionWithBody(node: unknown): node is SyntaxNode {
  return (
    isNode(node) &&
    /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type) &&
    isNode(node.body)
  );
}

function readName({ id, key }: SyntaxNode): string | undefined {
  const named = [id, key].find(isNode);
  return typeof named?.name === 'string' ? named.name : undefined;
}
