import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCycles, findFolderCycles, importGraph, specifiers } from './import-graph.ts';
import { findBreaches, serverModule } from './import-law.ts';
import {
  describeLayers,
  findFoldersWithoutLayer,
  labLayers,
  outsideWebLayers,
  serverLayers,
  webLayers,
} from './layers.ts';
import { readTree, root } from './source-tree.ts';

const isSample = (file: string) => /^scripts\/test\/repo-rules\/.*\.test\.ts$/.test(file);
const files = readTree(
  ['packages', 'apps', 'e2e', 'lab', 'scripts'],
  ['.ts', '.tsx', '.mjs'],
).filter(({ path }) => !isSample(path));
const server = 'apps/server/src';
const web = 'apps/web/src';

function checkImports(path: string, ...imports: string[]): string[] {
  return findBreaches(importGraph([{ path, text: `${imports.join('\n')}\n` }]));
}

describe('the import rules of this repository', () => {
  const imports = importGraph(files);

  test('no file has an import that breaks the rules', () => {
    expect(imports.length).toBeGreaterThan(0);
    expect(findBreaches(imports)).toEqual([]);
  });

  test('there are no import cycles between files', () => {
    expect(findCycles(imports)).toEqual([]);
  });

  test.each([web, server, 'lab'])(
    'there are no import cycles between the folders of %s',
    (source) => {
      expect(findFolderCycles(imports, source)).toEqual([]);
    },
  );

  test('every import leads to an existing file', () => {
    const generated = 'packages/contract/dist/openapi-types.ts';
    const known = new Set([generated, ...files.map((file) => file.path)]);
    const sources = imports.filter(({ to, external }) => !external && /\.tsx?$/.test(to));
    expect(sources.filter(({ to }) => !known.has(to))).toEqual([]);
  });
});

describe('the layers of folders', () => {
  const paths = files.map(({ path }) => path);

  test('every folder of both apps and the lab has a layer', () => {
    expect(findFoldersWithoutLayer(serverLayers, server, paths)).toEqual([]);
    expect(findFoldersWithoutLayer(webLayers, web, paths, outsideWebLayers)).toEqual([]);
    expect(findFoldersWithoutLayer(labLayers, 'lab', paths)).toEqual([]);
  });

  test('a folder without a layer is reported', () => {
    const planted = [...paths, `${server}/drawer/x.ts`, `${web}/stuff/y.tsx`];
    expect(findFoldersWithoutLayer(serverLayers, server, planted)).toEqual(['drawer']);
    expect(findFoldersWithoutLayer(webLayers, web, planted, outsideWebLayers)).toEqual(['stuff']);
  });

  test('the file lab/README.md names the layers in the order of the import rules', () => {
    const readme = readFileSync(join(root, 'lab/README.md'), 'utf8');
    expect(readme).toContain(describeLayers(labLayers));
  });

  test('the file ARCHITECTURE.md names the layers in the order of the import rules', () => {
    const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    expect(architecture).toContain(describeLayers(serverLayers));
    expect(architecture).toContain(describeLayers(webLayers));
    for (const folder of [...serverLayers.flat(), ...webLayers.flat()]) {
      expect(architecture, folder).toMatch(new RegExp(`^\\| .*\`${folder}\` .*\\|`, 'm'));
    }
  });
});

test('every syntax of an import is recognised', () => {
  const text = [
    "import one from 'one';",
    "import { type Two, two } from 'two';",
    'import {\n  three,\n  four,\n} from "three";',
    "import type { Four } from 'four';",
    "import './five.css';",
    "export { six } from './six.ts';",
    "export * from './seven.ts';",
    "export type { Eight } from './eight.ts';",
    "const nine = () => import('./nine.tsx');",
    "// import ten from 'ten';",
    " * import eleven from 'eleven';",
    "export const twelve = 'twelve';",
  ].join('\n');
  expect(specifiers(text)).toEqual([
    { name: 'one', typeOnly: false, lazy: false },
    { name: 'two', typeOnly: false, lazy: false },
    { name: 'three', typeOnly: false, lazy: false },
    { name: 'four', typeOnly: true, lazy: false },
    { name: './five.css', typeOnly: false, lazy: false },
    { name: './six.ts', typeOnly: false, lazy: false },
    { name: './seven.ts', typeOnly: false, lazy: false },
    { name: './eight.ts', typeOnly: true, lazy: false },
    { name: './nine.tsx', typeOnly: false, lazy: true },
  ]);
});

test('aliases and relative paths resolve to the same file', () => {
  const imports = importGraph([
    {
      path: `${web}/screens/home/home-screen.tsx`,
      text: [
        "import { a } from '#web/ui/page.tsx';",
        "import { b } from '../../ui/page.tsx';",
        "import url from '../../ui/font.css?url';",
        "import { c } from '@azit/contract';",
        "import { d } from '@azit/contract/clubs/club.field';",
        "import { e } from '@azit/rules/meeting-time';",
      ].join('\n'),
    },
  ]);
  expect(imports.map(({ to }) => to)).toEqual([
    `${web}/ui/page.tsx`,
    `${web}/ui/page.tsx`,
    `${web}/ui/font.css`,
    'packages/contract/src/index.ts',
    'packages/contract/src/clubs/club.field.ts',
    'packages/rules/src/meeting-time.ts',
  ]);
});

test('a cycle of plain, type-only and lazy imports is reported', () => {
  const cycle = importGraph([
    { path: 'apps/a.ts', text: "import './b.ts';" },
    { path: 'apps/b.ts', text: "import type { C } from './c.ts';" },
    { path: 'apps/c.ts', text: "const later = import('./a.ts');" },
    { path: 'apps/d.ts', text: "import './a.ts';" },
  ]);
  expect(findCycles(cycle)).toEqual([['apps/a.ts', 'apps/b.ts', 'apps/c.ts', 'apps/a.ts']]);
});

test('a cycle between two folders is reported even without a cycle between files', () => {
  const cycle = importGraph([
    { path: `${web}/api/client.ts`, text: "import '#web/session/session.ts';" },
    { path: `${web}/session/renewal.ts`, text: "import type { R } from '#web/api/transport.ts';" },
    { path: `${web}/session/session.test.ts`, text: "import '#web/app/router.tsx';" },
    { path: `${web}/app/router.tsx`, text: "import '#web/session/session.ts';" },
  ]);
  expect(findCycles(cycle)).toEqual([]);
  expect(findFolderCycles(cycle, web)).toEqual([['api', 'session', 'api']]);
});

describe('forbidden imports', () => {
  test.each([
    ['packages/contract/src/field.ts', "import { seoulToday } from '@azit/rules/meeting-time';"],
    ['packages/contract/src/field.ts', "import path from 'node:path';"],
    [
      'packages/rules/src/reputation.ts',
      "import { club } from '@azit/contract/clubs/club.schema';",
    ],
    ['packages/rules/src/reputation.ts', "import * as z from 'zod/mini';"],
    [`${server}/modules/members/get-member.ts`, "import { x } from '../clubs/get-club.ts';"],
    [`${server}/modules/clubs/get-club.ts`, "import { x } from '#server/modules/reviews/x.ts';"],
    [`${server}/modules/payments/pay.ts`, "import { x } from '../clubs/get-club.ts';"],
    [`${server}/runtime/clock.ts`, "import { x } from '#server/database/database.ts';"],
    [`${server}/mail/queue-mail.ts`, "import { x } from '#server/http/request-log.ts';"],
    [`${server}/http/mount.ts`, "import { x } from '#server/commands/connect.ts';"],
    [`${server}/jobs/engine.ts`, "import { x } from '#server/server.ts';"],
    [`${server}/http/mount.ts`, "import { Context } from '#server/context.ts';"],
    [`${server}/modules/clubs/club.policy.ts`, "import fs from 'node:fs';"],
    [`${server}/modules/clubs/club.policy.ts`, "import { findClub } from './club.repository.ts';"],
    [`${server}/modules/clubs/club.view.ts`, "import { db } from '#server/database/database.ts';"],
    [`${server}/modules/clubs/club.view.ts`, "import type { FastifyRequest } from 'fastify';"],
    [`${server}/modules/clubs/club.repository.ts`, "import { x } from '#server/http/errors.ts';"],
    [`${server}/modules/clubs/club.repository.ts`, "import serveStatic from '@fastify/static';"],
    [`${server}/commands/backup/restore.ts`, "import { x } from '../operator/commands.ts';"],
    [`${web}/features/clubs/api/x.ts`, "import { y } from '../../members/model/y.ts';"],
    [`${web}/app/router.tsx`, "import { y } from '#web/features/members/model/y.ts';"],
    [`${web}/screens/home/home.tsx`, "import { y } from '#web/app/router.tsx';"],
    [`${web}/queries/club-queries.ts`, "import { y } from '#web/lists/paging.ts';"],
    [`${web}/api/client.ts`, "import { y } from '#web/domain/image-address.ts';"],
    [`${web}/lib/x.ts`, "import { y } from '#web/session/session.ts';"],
    [`${web}/features/clubs/api/x.ts`, "import { y } from '#web/screens/home/home-screen.tsx';"],
    [`${web}/session/session.ts`, "const y = await import('#web/app/router.tsx');"],
    [`${web}/ui/button.tsx`, "import { Link } from '@tanstack/react-query';"],
    [`${web}/ui/button.tsx`, "import { create } from 'zustand';"],
    [`${web}/lib/x.ts`, "import type { Config } from '../../../server/src/runtime/config.ts';"],
    [`${server}/main.ts`, "import { y } from '../../web/src/session/session.ts';"],
    [`${server}/main.ts`, "import { start } from '../test/harness/test-database.ts';"],
    [`${web}/main.tsx`, "import { test } from '../../../e2e/fixtures.ts';"],
    ['lab/client/call.ts', "import { startServer } from '../chaos/world.ts';"],
    ['e2e/tests/chat.spec.ts', "import { call } from '../../lab/client/call.ts';"],
    ['scripts/start.mjs', "import { commands } from '../lab/commands.mjs';"],
    [`${server}/main.ts`, "import { call } from '../../../lab/client/call.ts';"],
  ])('the file %s may not contain: %s', (path, line) => {
    expect(checkImports(path, line)).toHaveLength(1);
  });
});

test('allowed imports are not reported', () => {
  const allowed: [string, string][] = [
    ['packages/contract/src/field.ts', "import * as z from 'zod/mini';"],
    ['packages/rules/src/x.ts', "import type { Club } from '@azit/contract/clubs/club.schema';"],
    ['packages/rules/src/x.ts', "import { limit } from '@azit/contract/clubs/club.field';"],
    [`${server}/modules/reviews/x.ts`, "import { getClub } from '../clubs/get-club.ts';"],
    [`${server}/modules/clubs/applications/x.ts`, "import { getClub } from '../get-club.ts';"],
    [`${server}/modules/clubs/club.view.ts`, "import type { Row } from './club.repository.ts';"],
    [`${server}/commands/backup/restore.ts`, "import { x } from '../connect.ts';"],
    [`${web}/features/clubs/api/x.ts`, "import { y } from '../model/y.ts';"],
    [`${web}/screens/home/home-screen.tsx`, "import { y } from '#web/features/clubs/model/y.ts';"],
    [`${web}/api/client.ts`, "import { expire } from '#web/session/session.ts';"],
    [`${server}/limits/x.ts`, "import type { Context } from '#server/context.ts';"],
    [`${server}/server.ts`, "import { seedDemo } from './commands/seed-demo/seed-demo.ts';"],
    [`${web}/ui/button.tsx`, "import { Link } from 'react-router';"],
    ['lab/rig/stack.ts', "import { call } from '../client/call.ts';"],
    ['lab/client/call.ts', "import { x } from '../../apps/server/test/harness/server-test.ts';"],
    [`${web}/lib/x.test.ts`, "import type { Config } from '../../../server/src/config.ts';"],
  ];
  expect(allowed.flatMap(([path, line]) => checkImports(path, line))).toEqual([]);
});

test('the folder clubs/applications belongs to the server module clubs', () => {
  const clubs = serverModule(`${server}/modules/clubs/get-club.ts`);
  expect(serverModule(`${server}/modules/clubs/applications/accept-application.ts`)).toBe(clubs);
});
