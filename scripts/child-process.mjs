import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ExpectedFailure, root, toolEnvironment } from './project.mjs';

const sameRequestMs = 1_000;

/** @typedef {{ code: number, output: string }} Outcome */

/**
 * Runs a command without stdin and returns its output instead of showing it. Aborting the signal
 * ends the command.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @param {AbortSignal} [signal]
 * @returns {Promise<Outcome>}
 */
export function runQuietly(command, env = toolEnvironment(), signal) {
  const [file = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code, signal) =>
      resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString() }),
    );
  });
}

/**
 * Runs programs in the foreground. When the first program ends, the others are stopped and its exit
 * code is returned. Each program has its own process group: otherwise it would receive one Ctrl-C
 * several times, from npm, the terminal and this program. An abort ends all programs. `readErrors`
 * receives the stderr output of a program.
 * @param {{ command: string[], env?: NodeJS.ProcessEnv, readErrors?: (text: string) => void }[]}
 * programs
 * @param {AbortSignal} [signal]
 * @returns {Promise<number>}
 */
export async function runInForeground(programs, signal) {
  const children = programs.map(({ command: [file = '', ...args], env, readErrors }) => {
    const child = spawn(file, args, {
      cwd: root,
      env: toolEnvironment(env),
      detached: true,
      stdio: ['ignore', 'inherit', readErrors === undefined ? 'inherit' : 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (chunk) => {
      process.stderr.write(chunk);
      readErrors?.(String(chunk));
    });
    return child;
  });
  const stopForwarding = forwardSignals(children);
  signal?.addEventListener('abort', () => {
    for (const child of children) send(child, 'SIGTERM');
  });
  const endings = children.map(
    (child) =>
      new Promise((/** @type {(code: number) => void} */ resolve, reject) => {
        child.on('error', (error) => reject(new ExpectedFailure(error.message)));
        child.on('exit', (code, signal) => resolve(exitCode(code, signal)));
      }),
  );
  const code = await Promise.race(endings);
  for (const child of children) send(child, 'SIGTERM');
  await Promise.all(endings);
  stopForwarding();
  return code;
}

/**
 * npm and the terminal may both send a signal for one Ctrl-C, so signals within a second count as
 * one. A later signal is a second press.
 * @param {import('node:child_process').ChildProcess[]} children
 */
function forwardSignals(children) {
  let last = Number.NEGATIVE_INFINITY;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    const now = performance.now();
    if (now - last > sameRequestMs) for (const child of children) send(child, signal);
    last = now;
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM'];
  const hangUp = () => forward('SIGTERM');
  for (const signal of signals) process.on(signal, forward);
  process.on('SIGHUP', hangUp);
  return () => {
    for (const signal of signals) process.off(signal, forward);
    process.off('SIGHUP', hangUp);
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function send(child, signal) {
  if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  if (code !== null) return code;
  return signal === null ? 1 : 128 + constants.signals[signal];
}
