/**
 * Runs a step. A terminal shows how long it has been running; elsewhere each step prints two lines.
 * @param {{ running: string, done: string }} texts
 * @param {() => Promise<void>} work
 */
export async function withProgress({ running, done }, work) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const { isTTY } = process.stdout;
  const draw = () => process.stdout.write(`\razit: ${running} … ${seconds()} s`);
  if (isTTY) draw();
  else console.log(`azit: ${running} …`);
  const timer = isTTY ? setInterval(draw, 1_000) : undefined;
  try {
    await work();
  } finally {
    clearInterval(timer);
    if (isTTY) process.stdout.write('\r\x1b[K');
  }
  console.log(`azit: ${done} in ${seconds()} s`);
}
