import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { buildEarlyScript } from './build-early-script.ts';
import { classNames, fileNames } from './file-names.ts';

type FirstPaint = {
  screen: string;
  requests?: string[];
  early?: string;
  html: string;
};
type FirstPaints = Record<string, FirstPaint>;

export function drawFirstPaints(source: string): Plugin {
  return {
    name: 'draw-first-paints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const { root } = this.environment.config;
        const paints = await load(root, source);
        for (const [name, { screen, requests = [], early, html }] of Object.entries(paints)) {
          const files = listFiles(bundle, path.join(root, screen));
          const script = early && (await buildEarlyScript(root, early));
          if (script) {
            this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code });
          }
          const start = { ...files, requests, ...(script && { early: `/${script.fileName}` }) };
          this.emitFile({
            type: 'asset',
            fileName: `first-paint/${name}.html`,
            source: withPaint(String(page.source), html, start),
          });
        }
      },
    },
  };
}

async function load(root: string, source: string): Promise<FirstPaints> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    css: classNames,
    build: {
      ssr: source,
      write: false,
      assetsInlineLimit: 0,
      // Emit a single file: the code below writes and imports only one.
      rolldownOptions: {
        output: { assetFileNames: fileNames.assetFileNames, codeSplitting: false },
      },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const code = outputs.find((output) => output.type === 'chunk')?.code ?? '';
  const folder = await mkdtemp(path.join(root, '.first-paint-'));
  try {
    const file = path.join(folder, 'first-paints.mjs');
    await writeFile(file, code);
    return (await import(pathToFileURL(file).href)).firstPaints;
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Files = { js: string[]; steps: string[]; css: string[] };

/**
 * In characters. A larger script runs in its own task: one task for all scripts would block the
 * page for long.
 */
const largeScript = 30_000;

/**
 * `js` lists all files to fetch, each after the files that it imports. `steps` lists the scripts
 * that public/start.js runs one after another: large imported scripts, the entry and the screen.
 */
function listFiles(bundle: Rolldown.OutputBundle, screen: string): Files {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const ordered = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk) => {
    for (const next of chunks) {
      if (chunk.imports.includes(next.fileName) && !ordered.has(next)) add(next);
    }
    ordered.add(chunk);
  };
  const drawn = chunks.find((chunk) => chunk.facadeModuleId === screen);
  if (!drawn) throw new Error(`${screen} has no chunk of its own`);
  for (const chunk of chunks) if (chunk.isEntry) add(chunk);
  add(drawn);
  const files = [...ordered];
  return {
    js: files.map((chunk) => `/${chunk.fileName}`),
    steps: files
      .filter((chunk) => chunk === drawn || chunk.isEntry || chunk.code.length >= largeScript)
      .map((chunk) => `/${chunk.fileName}`),
    css: [...new Set(files.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))],
  };
}

type Start = Files & { requests: string[]; early?: string };

const moduleTag = /<script type="module"[^>]* src="[^"]+"><\/script>/;
const bootMark = /<div class="boot-mark">.*?<\/div>/s;
const preloadTag = /<link rel="modulepreload"[^>]* href="[^"]+"[^>]*>\s*/g;

function withPaint(page: string, html: string, { js, steps, css, requests, early }: Start): string {
  const styles = css
    .filter((file) => !page.includes(`"/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  if (early) styles.push(`<link rel="modulepreload" crossorigin href="${early}">`);
  const data = Object.entries({ modules: js, steps, requests, early: early ? [early] : [] })
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `data-${name}="${values.join(' ')}"`);
  // Load start.js with high priority: it requests the data for which the early script waits.
  if (early) data.push('fetchpriority="high"');
  const start = `<script defer src="/start.js" ${data.join(' ')}></script>`;
  // Remove the id `main` from the first view: the main element of the app has the same id, and the
  // skip link must reach that element.
  const view = html.replaceAll(' id="main"', '');
  const paint = `<div id="first-paint" inert aria-hidden="true">${view}</div>`;
  return page
    .replaceAll(preloadTag, '')
    .replace(moduleTag, '')
    .replace(bootMark, '')
    .replace('</head>', () => `${[...styles, start].join('\n')}\n</head>`)
    .replace('<!--first-paint-->', () => paint);
}
