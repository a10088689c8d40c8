import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What is smaller is sent as it is (`threshold` of the server). */
const fewestBytes = 1024;
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes scripts and styles once more beside themselves, packed as small as it gets: the server sends
 * these, in place of packing every file for every visitor.
 * @param {string} folder
 */
export async function packAssets(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(names.map((name) => packFile(path.join(folder, name))));
}

/** @param {string} file */
async function packFile(file) {
  const content = await readFile(file);
  if (content.length < fewestBytes) return;
  await writeFile(`${file}.br`, await toBrotli(content, smallest));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
