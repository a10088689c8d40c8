import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compressing smaller files saves too little; the server sends them as they are. */
const minBytes = 1024;
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes compressed copies next to scripts and styles. The server sends them instead of compressing
 * every file for every visitor.
 * @param {string} folder
 */
export async function compressAssets(folder) {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  await writeFile(`${file}.br`, await toBrotli(content, smallest));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
