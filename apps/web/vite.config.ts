import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawFirstPaints } from './draw-first-paints.ts';
import { classNames, fileNames } from './file-names.ts';
import { linkDeskStyles } from './link-desk-styles.ts';
import { nameHeadScripts } from './name-head-scripts.ts';
import { preloadShared } from './preload-shared.ts';

const api = process.env.AZIT_API ?? 'http://127.0.0.1:8080';

/* What the pages behind the door share in small pieces; one file of each. */
const ofEveryRoom =
  /\/(contract\/src\/(chats|reports\/report\.schema)|domain\/(club-talk|copy\/(room|chat-list))\.|queries\/chat-queries|features\/chat\/(api|list\/chat-time|entry\/message-))/;
const behindTheDoorGlyphs =
  /\/(icons\/(bell|calendar-clock|copy|flag|megaphone|message-square)\.mjs$|lib\/(copy-text|use-now)\.)/;
const ofNoticeSettings =
  /\/src\/(domain\/(device-push|copy\/notice-setting)\.|features\/(push|notices)\/(api|model)\/|ui\/fields\/switch\.)/;
const ofTheViewer =
  /\/(rules\/src\/club-eligibility|queries\/member-queries|contract\/src\/members\/members\.endpoints)\./;

/* Most functions of these run at the start: a hint to compile them all while the file is coming. */
const runsAtTheStart = /^(react|index|shared)$/;
const compileAtOnce = '//# allFunctionsCalledOnLoad\n';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    preloadShared('shared'),
    linkDeskStyles('desk', 'src/app/desk/desk.css'),
    nameHeadScripts(),
    drawFirstPaints('src/first-paint/first-paints.tsx'),
  ],
  css: classNames,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    // Every browser of the target knows `modulepreload`.
    modulePreload: { polyfill: false, resolveDependencies: askedForAtOnce },
    // The policy of the served pages has no data: scripts or styles, and fonts cache better alone.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        ...fileNames,
        postBanner: ({ name }) => (runsAtTheStart.test(name) ? compileAtOnce : ''),
        // A few files of some size load faster than a hundred small ones.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//,
              tags: ['$initial'],
              priority: 4,
            },
            { name: 'app', tags: ['$initial'], priority: 3 },
            {
              name: 'hangul',
              test: /\/(es-hangul|domain\/finding\/hangul-initials)\b/,
              priority: 2,
            },
            { name: 'form', test: /node_modules\/(react-hook-form|@hookform)\//, priority: 2 },
            { name: 'shared', test: neededAtTheDoor, minShareCount: 4, priority: 1 },
            // By itself: merged with the bell it would be part of home's first download.
            { name: 'notice', test: /\/(contract\/src\/notices|queries\/notice)/, priority: 0.5 },
            // By itself: merged with a form of reports it would bring all forms into the rooms.
            { name: 'chat', test: ofEveryRoom, priority: 0.5 },
            // The page of a club would ask for each of them alone.
            { name: 'glyph', test: behindTheDoorGlyphs, minShareCount: 2, priority: 0.5 },
            { name: 'push', test: ofNoticeSettings, minShareCount: 2, priority: 0.5 },
            { name: 'viewer', test: ofTheViewer, minShareCount: 2, priority: 0.5 },
            // By itself: an invitation needs it too, and what it is merged with would be in the way there.
            { name: 'club', test: /\/(clubs\.endpoints|club-queries)\./, priority: 0.5 },
            {
              name: 'part',
              minShareCount: 2,
              entriesAware: true,
              // Only crumbs are merged: with larger parts a screen would load the forms of another.
              entriesAwareMergeThreshold: 500,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/images': api,
    },
  },
});

/**
 * What only forms, acts and single clubs need: both faces of `/` do without it. And the cards, which
 * both have, but hardly any other screen: it would load their styles with what it shares.
 */
const behindTheDoor = [
  /\/src\/features\/club-cards\/components\/(club-card|club-seats|club-list)\b.*\.(tsx|css)/,
  /\/src\/(forms|ui\/(dialogs|fields)|screens\/members|features\/(chat|clubs|hosting|meeting))\//,
  /\/src\/(screens\/system|features\/auth)\//,
  /\/src\/(lib\/use-now|ui\/(actions\/action-bar|layout\/list-row|feedback\/(count-badge|progress-bar|said-line)))\./,
  /\/src\/domain\/(club-people|meeting-span|prepare-image|copy\/(auth|block|chat-list|feedback|hosting|meeting|member))\./,
  /\/contract\/src\/(auth|blocks|chats|notices|reports)\//,
  /\/contract\/src\/(categories\/categories|members\/members)\.endpoints\./,
  /\/rules\/src\/(club-eligibility|planned-meeting|members\/own-report)\./,
  /\/contract\/src\/clubs\/(activity|applications?|attendance|club\.payload|clubs|meetings|participation)\./,
  /\/src\/queries\/((activity|application|category|chat|club|member|notice)-queries|known-counts)\./,
  /\/node_modules\/idb-keyval\/|\/src\/navigation\/use-layer\./,
  /\/icons\/(ban|bell|bell-off|calendar-x-2|search-x|eye|eye-off|flag|lock|pencil|user-x)\.mjs$/,
];

/** Both faces of `/` load what many screens share. */
function neededAtTheDoor(id: string): boolean {
  return !behindTheDoor.some((part) => part.test(id));
}

const notUrgent = /\/(after-first-view|chat-layers|notify-layer)-[^/]+\.js$/;

/**
 * What is fetched before anybody asks for it may come in two rounds: a dozen files asked for in one
 * task make a slow phone wait. Its styles are awaited, so they are named.
 */
function askedForAtOnce(file: string, needed: string[]): string[] {
  return notUrgent.test(`/${file}`) ? needed.filter((name) => !name.endsWith('.js')) : needed;
}
