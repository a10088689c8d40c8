import { parseSync } from 'vite';
import type { SourceFile } from './source-tree.ts';

export type SyntaxNode = { type: string; [key: string]: unknown };

export function parseScript({ path, text }: SourceFile) {
  return parseSync(path, text);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function calleeName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee.name);
  return calleeName(callee.object ?? callee.callee ?? callee.tag);
}

export function isTestCall(node: SyntaxNode): boolean {
  return (
    node.type === 'CallExpression' && /^(?:test|it|describe)$/.test(calleeName(node.callee) ?? '')
  );
}
