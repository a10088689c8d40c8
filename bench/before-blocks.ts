import { readFileSync } from 'node:fs';

/** What PostgreSQL runs, and the names of its parameters in their order. */
export type Text = { name: string; text: string; parameterOrder: readonly string[] };

/** A statement as it was before anybody could block anybody; its first line names the parameters. */
export function statementBeforeBlocks(name: string): Text {
  const file = new URL(`./before-blocks/${name.replaceAll('_', '-')}.sql`, import.meta.url);
  const [parameters = '', ...lines] = readFileSync(file, 'utf8').split('\n');
  const parameterOrder = [...parameters.matchAll(/(\w+) [\w[\]]+/g)].map(([, each = '']) => each);
  return { name: `before_${name}`, text: lines.join('\n'), parameterOrder };
}
