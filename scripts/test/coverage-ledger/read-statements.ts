export interface Statement {
  readonly id: string;
  readonly text: string;
}

export interface StatementSection {
  readonly heading: string;
  readonly statements: readonly Statement[];
}

const headingLine = /^## (.+)$/;
const statementLine = /^- ([A-Z]\d+(?:\.\d+)?): (.+)$/;

export function readStatements(markdown: string): StatementSection[] {
  const sections: { heading: string; statements: Statement[] }[] = [];
  for (const line of markdown.split('\n')) {
    const heading = headingLine.exec(line)?.[1];
    if (heading !== undefined) sections.push({ heading, statements: [] });
    if (!line.startsWith('- ')) continue;
    const [, id, text] = statementLine.exec(line) ?? [];
    if (id === undefined || text === undefined) throw new Error(`not "- ID: statement": ${line}`);
    sections.at(-1)?.statements.push({ id, text });
  }
  return sections;
}
