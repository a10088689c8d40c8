import { readFileSync } from 'node:fs';

/** What PostgreSQL runs, and the names of its parameters in their order. */
export type Text = { name: string; text: string; parameterOrder: readonly string[] };

const STATEMENT = /^-- (?<name>\w+) \((?<parameters>.*)\)\n(?<text>[^;]+);/gm;

/** The statements as they were before anybody could block anybody, by name. */
export function statementsBeforeBlocks(): (name: string) => Text {
  const file = readFileSync(new URL('./before-blocks.sql', import.meta.url), 'utf8');
  const kept = new Map<string, Text>();
  for (const { groups } of file.matchAll(STATEMENT)) {
    const { name = '', parameters = '', text = '' } = groups ?? {};
    const parameterOrder = parameters.split(', ').map((parameter) => parameter.split(' ')[0] ?? '');
    kept.set(name, { name: `before_${name}`, text, parameterOrder });
  }
  return (name) => {
    const found = kept.get(name);
    if (found === undefined) throw new Error(`before-blocks.sql has no ${name}`);
    return found;
  };
}
