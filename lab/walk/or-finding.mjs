/** @typedef {{ label: string, picture: Buffer, findings: string[] }} Shot */

/**
 * Turns a failed or hanging visit into a finding, so that it does not end the walk.
 * @param {string} label
 * @param {number} limitMs
 * @param {() => Promise<Shot>} look
 * @returns {Promise<Shot>}
 */
export async function orFinding(label, limitMs, look) {
  /** @type {NodeJS.Timeout | undefined} */
  let limit;
  const outOfTime = new Promise((/** @type {(value: never) => void} */ _, reject) => {
    limit = setTimeout(() => reject(new Error(`no answer in ${limitMs / 1_000} s`)), limitMs);
  });
  try {
    return await Promise.race([look(), outOfTime]);
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { label, picture: Buffer.alloc(0), findings: [`not reached: ${why}`] };
  } finally {
    clearTimeout(limit);
  }
}
