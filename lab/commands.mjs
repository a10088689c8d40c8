/**
 * @typedef {object} LabCommand
 * @property {string} file The program, below lab/.
 * @property {string[]} [args] Given before those of the caller.
 * @property {string} about One line for the list.
 * @property {Readonly<Record<string, string>>} [options] Each option with its meaning, for --help.
 * @property {boolean} [explainsItself] The program answers --help.
 * @property {'browser'} [needs]
 * @property {Readonly<Record<string, string>>} [programs] Each program with its Debian package.
 * @property {boolean} [needsRoot] Mounts file systems: root on Debian or Ubuntu.
 */

/** Debian 12 and later ship pgbench in the package of the server. */
const pgbench = { pgbench: 'postgresql' };
const rounds = { '[rounds]': 'another number of rounds' };
const image = { debootstrap: 'debootstrap', buildah: 'buildah', podman: 'podman', runc: 'runc' };

/** @type {Readonly<Record<string, LabCommand>>} */
export const commands = {
  bench: {
    file: 'bench/lists/main.ts',
    about: 'club lists at 200,000 clubs, against pgbench and ORMs',
    options: {
      '--only a,b': 'only some of category, date, recommend, search, words, writes, peers',
      '--write': 'also puts the table into docs/benchmarks.md',
      'BENCH_MINUTES=20': 'another time limit (10)',
    },
    programs: pgbench,
  },
  'bench:blocks': { file: 'bench/blocks/main.ts', about: 'the cost of blocks in every list' },
  'bench:chat': { file: 'bench/chat/main.ts', about: '50 messages a second in 200 rooms' },
  'bench:crews': {
    file: 'bench/crews/main.ts',
    about: 'lists, crew pages and answers with a tenth of the clubs in crews',
    options: { '--against <commit>': 'also the same requests to a server of that commit' },
  },
  'bench:filters': { file: 'bench/filters/main.ts', about: 'filtered lists and searches' },
  'bench:flood': {
    file: 'bench/flood/main.ts',
    about: '50 members beside 600 connections of one caller',
    explainsItself: true,
  },
  'bench:growth': {
    file: 'bench/growth/main.ts',
    about: 'response times from 2,000 to 200,000 clubs',
    options: { '--to 20000': 'the largest number of clubs: 20000, 200000 or 2000000' },
  },
  'bench:logins': { file: 'bench/logins.ts', about: '50 and 300 logins at once' },
  'bench:memory': { file: 'bench/memory.ts', about: 'memory when idle and after a load' },
  'bench:overload': { file: 'bench/overload.ts', about: 'twice the load one process can serve' },
  'bench:room': {
    file: 'bench/long-room.ts',
    about: 'a room of 10,000 messages on a slow phone',
    needs: 'browser',
  },
  'bench:streams': {
    file: 'bench/streams/main.ts',
    about: '1,000 open event streams',
    options: { '--streams 10000': 'another number of streams' },
  },
  'bench:uploads': { file: 'bench/uploads.ts', about: 'photo uploads next to hostile images' },
  chaos: {
    file: 'chaos/main.ts',
    about: 'kills, full disks and lost mail servers under load',
    explainsItself: true,
  },
  contract: {
    file: 'contract/main.ts',
    about: 'openapi.json against the recommended rules of redocly and spectral',
  },
  crews: {
    file: 'long-tests/long-tests.mjs',
    args: ['crews'],
    about: 'half a year of three crews, checked against a model',
    options: rounds,
  },
  'default-images': {
    file: 'demo-art/draw-default-images.mjs',
    about: 'draws the images of members and clubs that have none',
  },
  'demo-images': {
    file: 'demo-art/draw-demo-images.mjs',
    about: 'draws the banners and avatars of the demo',
  },
  engines: {
    file: 'engines/main.ts',
    about: 'every route in Chromium, Firefox and WebKit',
    explainsItself: true,
    needs: 'browser',
  },
  'first-glyphs': {
    file: 'demo-art/make-first-glyphs.ts',
    about: 'cuts the rare characters of the app’s sentences out of the font',
  },
  fuzz: {
    file: 'long-tests/long-tests.mjs',
    args: ['fuzz'],
    about: '10,000 malformed requests over all endpoints',
    options: rounds,
  },
  history: {
    file: 'long-tests/long-tests.mjs',
    args: ['history'],
    about: '20,000 random requests, explained by a sequential order',
    options: rounds,
  },
  icons: { file: 'demo-art/make-icons.mjs', about: 'draws the app icons' },
  image: {
    file: '../deploy/build-image.sh',
    about: 'builds the container image and runs it',
    options: { 'IMAGE_CACHE=/folder': 'keeps base and layers there (/var/cache/azit-image)' },
    programs: image,
    needsRoot: true,
  },
  journeys: {
    file: 'long-tests/journeys.mjs',
    about: 'the browser tests, 20 times in a row',
    options: { ...rounds, '[part of a file name …]': 'only these tests' },
    needs: 'browser',
  },
  lighthouse: {
    file: 'lighthouse/main.mjs',
    about: 'first pages as a phone sees them, median of five',
    options: { '[runs]': 'how often each page is measured (5)' },
    needs: 'browser',
  },
  mutation: {
    file: 'mutation/main.ts',
    about: 'how many planted changes of the rules and policies the unit tests notice',
    options: {
      '[part of a path …]': 'only these files, such as notice-link',
      '--all': 'ignores the results of earlier runs',
      'MUTATION_WORKERS=1': 'another number of workers (2)',
    },
  },
  model: {
    file: 'long-tests/long-tests.mjs',
    args: ['model'],
    about: '200 random histories of clubs, crews, rooms and notices, checked against a model',
    options: {
      '[histories]': 'another number of histories of 60 actions',
      '--planted': 'plants one bug after another, which must be found and shrunk',
    },
  },
  previous: {
    file: 'previous/main.mjs',
    about: 'the previous release on the schema of this one',
    explainsItself: true,
  },
  races: {
    file: 'long-tests/long-tests.mjs',
    args: ['races'],
    about: '200 rounds of every race test',
    options: rounds,
  },
  'recommend-quality': {
    file: 'recommend-quality/main.ts',
    about: 'recommendations against simple baselines',
    options: {
      '--without people,crowd': 'removes motives: taste, people, crowd, soon, chance',
      '--seed 2': 'simulates another town',
      'QUALITY_MINUTES=10': 'another time limit (3)',
    },
  },
  rig: {
    file: 'rig/main.ts',
    about: 'HAProxy, PgBouncer, Patroni, Valkey and S3 under load and faults',
    explainsItself: true,
    needsRoot: true,
  },
  's3-stores': {
    file: 's3-stores/main.ts',
    about: 'the image store against S3 servers of others',
  },
  screenshots: {
    file: 'pictures/screenshots.mjs',
    about: 'takes the pictures of README and manifest',
    options: { '[name …]': 'only these pictures, such as landing' },
    needs: 'browser',
  },
  'search-quality': {
    file: 'search-quality/main.mjs',
    about: 'search results against 380 judged queries',
  },
  soak: {
    file: 'bench/soak/main.ts',
    about: 'two hours of mixed load: memory, connections, files and tables must not grow',
    options: {
      '--minutes 12': 'another duration (120)',
      '--rate 100': 'other requests a second (376, half of what one process holds)',
      'SOAK_LEAK=memory,connection': 'plants leaks that must be found',
    },
  },
  'supply-chain': {
    file: 'supply-chain/main.mjs',
    about: 'licences, known vulnerabilities and a CycloneDX list of all packages',
    options: { '[file]': 'where the list goes (azit.cdx.json)' },
  },
  tour: {
    file: 'pictures/tour.mjs',
    about: 'draws the animated tour of the README',
    needs: 'browser',
  },
  town: {
    file: 'long-tests/long-tests.mjs',
    args: ['town'],
    about: 'a year of 2,000 members on the clock, with every notice, mail and temperature checked',
    options: {
      '[members]': 'another size: crews and clubs are in proportion',
      'TOWN_WEEKS=4': 'fewer weeks (52)',
    },
  },
  walk: {
    file: 'walk/main.mjs',
    about: 'every screen as every visitor, as contact sheets',
    options: {
      '[folder]': 'where the contact sheets go (.walk)',
      '--only=detail,join': 'only these screens',
      '--widths=390': 'only these widths (320,390,768,1280,1440)',
      '--as=host,waiting': 'only these visitors',
    },
    needs: 'browser',
  },
};
