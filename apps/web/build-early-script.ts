import { createHash } from 'node:crypto';
import { build } from 'vite';

/**
 * Bundles a script that runs before the app into one small file. With shared chunks, the script
 * would wait for the large chunks of the app.
 */
export async function buildEarlyScript(
  root: string,
  source: string,
): Promise<{ fileName: string; code: string }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'baseline-widely-available',
      write: false,
      modulePreload: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: source,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.find((output) => output.type === 'chunk')?.code ?? '';
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 7);
  return { fileName: `assets/early-${hash}.js`, code };
}
