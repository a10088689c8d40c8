import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed, readComponents } from './licences.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const [file = 'azit.cdx.json'] = process.argv.slice(2);

const components = readComponents(root);
const counts = Object.entries(Object.groupBy(components, ({ licence }) => licence));
for (const [licence, found = []] of counts.toSorted(
  ([, one = []], [, other = []]) => other.length - one.length,
)) {
  console.log(`${String(found.length).padStart(5)}  ${licence}`);
}
const refused = components.filter(({ licence }) => !isAllowed(licence));
for (const { name, licence } of refused) console.log(`not allowed: ${name} (${licence})`);

const sbom = runNpm('sbom', '--sbom-format=cyclonedx', '--omit=dev');
if (sbom.status === 0) {
  writeFileSync(file, sbom.stdout);
  console.log(`${components.length} packages, described in ${file} (CycloneDX)`);
} else console.log(sbom.stderr);

const audit = runNpm('audit', '--omit=dev', '--audit-level=high', '--json');
const report = JSON.parse(audit.stdout || '{}');
if (report.metadata) {
  console.log(`known vulnerabilities: ${JSON.stringify(report.metadata.vulnerabilities)}`);
} else console.log('npm audit: the registry does not answer, so vulnerabilities are unknown');

process.exitCode =
  refused.length > 0 || sbom.status !== 0 || (report.metadata && audit.status !== 0) ? 1 : 0;

/** @param {...string} args */
function runNpm(...args) {
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
