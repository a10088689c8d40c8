import path from 'node:path';
import { schemaTests } from './schema-tests.mjs';

/**
 * What vitest's JSON reporter writes.
 * @typedef {{ testResults: { name: string, status: string,
 *   assertionResults: { fullName: string, status: string }[] }[] }} Report
 * @typedef {{ passed: number, excused: { name: string, why: string }[], failed: string[] }} Verdict
 */

/**
 * Divides what failed into tests of the schema itself and everything else. A file that could not be
 * loaded and a run that ended badly without a failed test count as failed.
 * @param {Report | undefined} report
 * @param {number} code
 * @param {string} folder
 * @param {readonly { file: string, title: string, why: string }[]} known
 * @returns {Verdict}
 */
export function judge(report, code, folder, known = schemaTests) {
  /** @type {Verdict} */
  const verdict = { passed: 0, excused: [], failed: [] };
  for (const { name: file, status, assertionResults } of report?.testResults ?? []) {
    const testFile = path.relative(folder, file).split(path.sep).join('/');
    const failures = assertionResults.filter((test) => test.status === 'failed');
    verdict.passed += assertionResults.filter((test) => test.status === 'passed').length;
    if (status === 'failed' && failures.length === 0) verdict.failed.push(`${testFile} as a whole`);
    for (const { fullName } of failures) {
      const name = `${testFile} ${fullName}`;
      const why = known.find((test) => test.file === testFile && test.title === fullName)?.why;
      if (why === undefined) verdict.failed.push(name);
      else verdict.excused.push({ name, why });
    }
  }
  const { passed, excused, failed } = verdict;
  if (passed === 0) failed.push('not one test passed');
  if (code !== 0 && failed.length + excused.length === 0) failed.push(`vitest ended with ${code}`);
  return verdict;
}
