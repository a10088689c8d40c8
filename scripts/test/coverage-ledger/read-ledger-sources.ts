import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree, root } from '../repo-rules/source-tree.ts';
import { type CoverageMarks, findCoveringTests } from './find-covering-tests.ts';
import { readStatements, type StatementSection } from './read-statements.ts';

export const ledgerFile = path.join(root, 'docs/coverage.md');
const statementsFile = path.join(root, 'docs/coverage-statements.md');
const testFolders = ['apps', 'e2e', 'lab', 'packages', 'scripts'];
const testEndings = ['.test.ts', '.test.tsx', '.spec.ts'];
const ownTest = 'scripts/test/repo-rules/coverage-ledger.test.ts';

export function readLedgerSources(): { sections: StatementSection[]; marks: CoverageMarks } {
  const files = readTree(testFolders, testEndings)
    .filter((file) => file.path !== ownTest)
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const found = files.map((file) => findCoveringTests(file.path, file.text));
  return {
    sections: readStatements(readFileSync(statementsFile, 'utf8')),
    marks: {
      tests: found.flatMap(({ tests }) => tests),
      strayMarks: found.flatMap(({ strayMarks }) => strayMarks),
    },
  };
}
