import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawFirstPaints } from './draw-first-paints.ts';
import { dropDocumentation } from './drop-documentation.ts';
import { emitOfflineScript } from './emit-offline-script.ts';
import { classNames, fileNames } from './file-names.ts';
import { linkWideStyles } from './link-wide-styles.ts';
import { nameHeadScripts } from './name-head-scripts.ts';
import { preloadShared } from './preload-shared.ts';

const api = process.env.AZIT_API ?? 'http://127.0.0.1:8080';

const sharedByRooms =
  /\/(contract\/src\/(chats|reports\/report\.schema)|domain\/(chat-databases|club-chat|room-doorbells|copy\/(room|chat-list))\.|queries\/chat-queries|features\/chat\/(api|list\/chat-time|entry\/message-))/;
const memberGlyphs =
  /\/(icons\/(bell|calendar-clock|copy|flag|megaphone|message-square)\.mjs$|lib\/(copy-text|use-now)\.)/;
const sharedByPushSettings =
  /\/src\/(domain\/(device-push|copy\/notice-setting)\.|features\/(push|notices)\/(api|model)\/|ui\/fields\/switch\.)/;
const viewerModules =
  /\/(rules\/src\/club-eligibility|queries\/member-queries|contract\/src\/members\/members\.endpoints)\./;

/* Most functions of these chunks run at startup. The hint makes V8 compile them while their file
   downloads. */
const startupChunks = /^(react|index|shared)$/;
const compileHint = '//# allFunctionsCalledOnLoad\n';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    dropDocumentation(),
    preloadShared('shared'),
    linkWideStyles('split-view', 'src/app/split-view/split-view.css'),
    nameHeadScripts(),
    drawFirstPaints('src/first-paint/first-paints.tsx'),
    emitOfflineScript('src/app/offline/offline-script.ts'),
  ],
  css: classNames,
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloadNow },
    // The content security policy forbids data: URLs, and fonts cache better as files.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        ...fileNames,
        postBanner: ({ name }) => (startupChunks.test(name) ? compileHint : ''),
        // A few larger files load faster than a hundred small ones.
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
            { name: 'shared', test: isNeededAtHome, minShareCount: 4, priority: 1 },
            // Separate the modules of notices from the bell icon: otherwise the first download of
            // `/`, which contains the icon, would contain these modules too.
            { name: 'notice', test: /\/(contract\/src\/notices|queries\/notice)/, priority: 0.5 },
            // Keep these modules apart from the report forms: otherwise chat rooms would load all
            // forms.
            { name: 'chat', test: sharedByRooms, priority: 0.5 },
            // Put these small modules into one chunk: otherwise the page of a club would request
            // each of them.
            { name: 'glyph', test: memberGlyphs, minShareCount: 2, priority: 0.5 },
            { name: 'push', test: sharedByPushSettings, minShareCount: 2, priority: 0.5 },
            { name: 'viewer', test: viewerModules, minShareCount: 2, priority: 0.5 },
            {
              name: 'field',
              test: /\/src\/ui\/(use-merged-ref|fields\/(control|field-frame|field-text|use-typed-length))\./,
              minShareCount: 2,
              priority: 0.5,
            },
            // The invitation page needs these modules, but not the rest of the shared chunk.
            { name: 'club', test: /\/(clubs\.endpoints|club-queries)\./, priority: 0.5 },
            {
              name: 'part',
              minShareCount: 2,
              entriesAware: true,
              // Merge only chunks below 500 bytes: with a larger limit, screens would load the
              // forms of other screens.
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
 * Modules that must not be in the shared chunk, because the two screens of `/` do not need them.
 * The club cards are listed although both screens use them: few other screens do, and the shared
 * chunk would load their styles everywhere.
 */
const memberModules = [
  /\/src\/features\/club-cards\/components\/(club-card|club-seats|club-list)\b.*\.(tsx|css)/,
  /\/src\/(forms|ui\/(dialogs|fields)|screens\/members|features\/(chat|clubs|hosting|meeting))\//,
  /\/src\/(screens\/system|features\/(auth|[^/]+\/api|applications\/model))\//,
  /\/src\/(lib\/use-now|ui\/(use-merged-ref|actions\/action-bar|layout\/list-row|feedback\/(count-badge|offer|progress-bar|answer-line)))\./,
  /\/src\/ui\/(actions\/(tonal-link|yes-no-buttons)|layout\/switch-row)\./,
  /\/src\/domain\/(chat-databases|club-people|meeting\/(meeting-(span|when)|change-lines|map-links)|prepare-image|room-doorbells|copy\/(auth|block|chat-list|feedback|hosting|meeting|member))\./,
  /\/contract\/src\/(auth|blocks|chats|notices|reports)\//,
  /\/contract\/src\/(categories\/categories|members\/(members|withdrawal))\.endpoints\./,
  /\/rules\/src\/(club-eligibility|planned-meeting|members\/own-report|notices\/changed-time)\./,
  /\/contract\/src\/clubs\/(activity|applications?|arrivals?|attendance|club\.payload|clubs|meetings|participation)\./,
  /\/src\/queries\/((activity|application|category|chat|club|member|notice)-queries|known-counts)\./,
  /\/src\/(domain\/(device-push|copy\/notice-setting)|lib\/use-object-url|queries\/(calendar|invitation|notice-settings)-queries)\./,
  /\/contract\/src\/(clubs\/(calendars|invitations?)|members\/member\.field)\./,
  /\/icons\/(calendar-plus|monitor-smartphone|pencil-line|camera)\.mjs$/,
  /\/node_modules\/(idb-keyval|qrcode-generator)\/|\/src\/lib\/qr-code\.|\/rules\/src\/hosting\/|\/src\/navigation\/use-layer\./,
  /\/icons\/(backpack|ban|bell|bell-off|calendar|calendar-x-2|search-x|eye|eye-off)\.mjs$/,
  /\/icons\/(flag|map-pin|megaphone|pencil|user-x)\.mjs$/,
  /\/src\/(features\/)?crews\/|\/queries\/crew-queries\.|\/(invite-link\.schema|invite-key)\./,
];

function isNeededAtHome(id: string): boolean {
  return !memberModules.some((part) => part.test(id));
}

const notUrgent =
  /\/(after-first-view|chat-layers|first-timers|notify-layer|(door|report|share|withdrawal|unsubscribe|block-list|follow-list|(notice-)?setting|(verify|change|recover)-password)-screen)-[^/]+\.js$/;

/**
 * Preloads no scripts for chunks that are not urgent: a dozen requests in one task block a slow
 * phone, and the list of files makes the entry larger.
 */
function preloadNow(file: string, needed: string[]): string[] {
  return notUrgent.test(`/${file}`) ? needed.filter((name) => !name.endsWith('.js')) : needed;
}
