import { createServer } from 'node:net';
import { ExpectedFailure, readSettings } from './project.mjs';

/**
 * Checks the port first, because installing and building take minutes. An invalid PORT passes: the
 * server reports it.
 */
export async function requireFreePort() {
  const settings = await readSettings();
  const port = Number(settings.PORT?.trim() || '8080');
  const host = settings.HOST?.trim() || '0.0.0.0';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  if (!(await isTaken(host, port))) return;
  const other = port < 65_535 ? port + 1 : port - 1;
  const particle = /[013678]$/.test(String(port)) ? '을' : '를';
  throw new ExpectedFailure(
    `포트 ${port}${particle} 다른 프로그램이 쓰고 있어요. 그 프로그램을 멈추거나 PORT=${other}처럼 다른 번호로 시작해 주세요. ` +
      `(Port ${port} is taken: stop what uses it, or set another one, like PORT=${other}.)`,
  );
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isTaken(host, port) {
  return new Promise((resolve) => {
    // Close incoming connections: a connected client would delay the close of this probe.
    const probe = createServer((visitor) => visitor.destroy());
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}
