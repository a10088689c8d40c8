import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ name: string, licence: string }} Component */

/** Permissive licences, and weak copyleft for libraries and fonts that are used without changes. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
]);

/**
 * The npm packages that a production installation contains, from the lock file.
 * @param {string} root
 * @returns {Component[]}
 */
export function readComponents(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, { version, license }]) => ({
      name: `${folder.slice(folder.lastIndexOf('node_modules/') + 13)}@${version}`,
      licence: license ?? 'none',
    }));
}

/**
 * In an SPDX expression, every part of `A AND B` must be allowed, but only one part of `A OR B`.
 * @param {string} licence
 */
export function isAllowed(licence) {
  const alternatives = licence.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((parts) => parts.split(' AND ').every((part) => allowed.has(part)));
}
