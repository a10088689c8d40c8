import type { Import } from './import-graph.ts';
import { describeLayers, importsUpwards, labLayers, serverLayers, webLayers } from './layers.ts';
import { isTest } from './source-tree.ts';

type Law = { says: string; bindsTests?: boolean; breaks: (edge: Import) => boolean };

const moduleOrder = [
  'categories',
  'areas',
  'images',
  'members',
  'auth',
  'notices',
  'chats',
  'invite-links',
  'clubs',
  'crews',
  'reminders',
  'discovery',
  'recommendation',
  'follows',
  'blocks',
  'reviews',
  'reports',
  'withdrawal',
  'stream',
];

const uiPackages = ['react', 'react-dom', 'react-router', 'lucide-react'];
const fontPackage = '@fontsource-variable/noto-sans-kr';
const contractFields = /^packages\/contract\/src\/(.*[./])?(field|rule)\.ts$/;

const within = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
const inContract = within('packages/contract/src');
const inRules = within('packages/rules/src');
const inServer = within('apps/server/src');
const inWeb = within('apps/web/src');
const inUi = within('apps/web/src/ui');
const inScreens = within('apps/web/src/screens');
const inHttp = (file: string) =>
  within('apps/server/src/http')(file) || file.endsWith('.routes.ts');
const inDatabase = (file: string) =>
  within('apps/server/src/database')(file) || file.endsWith('.repository.ts');
const isPure = (file: string) => inServer(file) && /\.(policy|view)\.ts$/.test(file);
const isPackage = ({ to, external }: Import, name: string) =>
  external && (to === name || to.startsWith(`${name}/`));
const isFastify = (edge: Import) => isPackage(edge, 'fastify') || isPackage(edge, '@fastify');

export function serverModule(file: string): number | undefined {
  const name = /^apps\/server\/src\/modules\/([^/]+)\//.exec(file)?.[1];
  return name === undefined ? undefined : moduleOrder.indexOf(name);
}

function command(file: string): string | undefined {
  return /^apps\/server\/src\/commands\/([^/]+)\//.exec(file)?.[1];
}

function feature(file: string): string | undefined {
  return /^apps\/web\/src\/features\/([^/]+)\//.exec(file)?.[1];
}

const laws: Law[] = [
  {
    says: 'the contract depends on zod only',
    breaks: (edge) =>
      inContract(edge.from) && !(edge.external ? isPackage(edge, 'zod') : inContract(edge.to)),
  },
  {
    says: 'rules depend on the contract (its types and field constants) and on es-hangul only',
    breaks: (edge) =>
      inRules(edge.from) &&
      !inRules(edge.to) &&
      !isPackage(edge, 'es-hangul') &&
      !(inContract(edge.to) && (edge.typeOnly || contractFields.test(edge.to))),
  },
  {
    says: `server modules see only modules to their left: ${moduleOrder.join(' · ')}`,
    breaks: ({ from, to }) => {
      const [own, other] = [serverModule(from), serverModule(to)];
      return own !== undefined && own >= 0 && other !== undefined && other > own;
    },
  },
  {
    says: 'every server module has a rank in the order',
    breaks: ({ from, to }) => serverModule(from) === -1 || serverModule(to) === -1,
  },
  {
    says: `the server's layers import only from those to their left: ${describeLayers(serverLayers)}`,
    breaks: ({ from, to }) => importsUpwards(serverLayers, 'apps/server/src', from, to),
  },
  {
    says: 'of the root files, layers may import only the type of the context',
    breaks: ({ from, to, typeOnly }) =>
      /^apps\/server\/src\/[^/]+\//.test(from) &&
      /^apps\/server\/src\/[^/]+$/.test(to) &&
      !(to === 'apps/server/src/context.ts' && typeOnly),
  },
  {
    says: 'policy and view files are pure: no node:*, fastify or pg; of the database types alone',
    breaks: (edge) =>
      isPure(edge.from) &&
      (edge.to.startsWith('node:') ||
        isFastify(edge) ||
        isPackage(edge, 'pg') ||
        inHttp(edge.to) ||
        (inDatabase(edge.to) && !edge.typeOnly)),
  },
  {
    says: 'repositories know nothing of HTTP',
    breaks: (edge) => edge.from.endsWith('.repository.ts') && (inHttp(edge.to) || isFastify(edge)),
  },
  {
    says: 'a command sees no other command: what two of them need is in commands/ itself',
    breaks: ({ from, to }) =>
      command(from) !== undefined && command(to) !== undefined && command(from) !== command(to),
  },
  {
    says: 'a web feature is seen by itself and by screens alone',
    breaks: ({ from, to }) =>
      feature(to) !== undefined && feature(to) !== feature(from) && !inScreens(from),
  },
  {
    says: 'ui knows ui, react, the router and the icons',
    breaks: (edge) =>
      inUi(edge.from) &&
      !inUi(edge.to) &&
      ![...uiPackages, fontPackage].some((name) => isPackage(edge, name)),
  },
  {
    says: `the web's layers import only from those to their left: ${describeLayers(webLayers)}`,
    breaks: ({ from, to }) => importsUpwards(webLayers, 'apps/web/src', from, to),
  },
  {
    says: 'web and server meet in the packages',
    breaks: ({ from, to }) => (inWeb(from) && inServer(to)) || (inServer(from) && inWeb(to)),
  },
  {
    says: `the lab's layers import only from those to their left: ${describeLayers(labLayers)}`,
    breaks: ({ from, to }) => importsUpwards(labLayers, 'lab', from, to),
  },
  {
    says: 'only the lab imports the lab',
    bindsTests: true,
    breaks: ({ from, to }) => within('lab')(to) && !within('lab')(from),
  },
  {
    says: 'the product never imports tests, scripts or e2e',
    breaks: ({ from, to }) =>
      /^(apps|packages)\//.test(from) && (isTest(to) || /^(e2e|scripts)\//.test(to)),
  },
];

export function findBreaches(imports: Import[]): string[] {
  return imports.flatMap((edge) =>
    laws
      .filter((law) => law.bindsTests || !isTest(edge.from))
      .filter((law) => law.breaks(edge))
      .map((law) => `${edge.from} imports ${edge.to}: ${law.says}`),
  );
}
