import path from 'node:path';
import { schemaTests } from './schema-tests.mjs';

/**
 * `Report` is the output of vitest's JSON reporter.
 * @typedef {{ testResults: { name: string, status: string,
 * assertionResults: { fullName: string, status: string }[] }[] }} Report
 * @typedef {{ passed: number, excused: { name: string, why: string }[], failed: string[] }} Verdict
 */

/**
 * Separates failed tests into known tests of the schema, which are excused, and all others. A test
 * file that could not be loaded counts as failed, and so does a non-zero exit code without a failed
 * test.
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
