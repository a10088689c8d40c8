import { writeFileSync } from 'node:fs';
import { findLedgerFaults } from './find-ledger-faults.ts';
import { ledgerFile, readLedgerSources } from './read-ledger-sources.ts';
import { renderLedger } from './render-ledger.ts';

const { sections, marks } = readLedgerSources();
writeFileSync(ledgerFile, renderLedger(sections, marks.tests));
const faults = findLedgerFaults(sections, marks);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
