import { parseArgs } from 'node:util';
import { say } from '../limit.mjs';
import { type ChatRound, chatRound } from './chats/chat-round.ts';
import { canMount } from './disk-faults.ts';
import type { Outcome } from './fault.ts';
import { breakMailServer } from './mail-fault.ts';
import { backupRound, diskRound, embeddedRound, noticeRound, outsideRound } from './rounds.ts';

const USAGE = `npm run lab -- chaos [--minutes 30] [--only backups,mail] [--backups 20]

Causes every fault repeatedly under load, at least one round. Exits with 1 if acknowledged data is
lost, a rule is broken or a time limit is exceeded.
  --minutes   how long rounds are repeated (5; 0: one round)
  --only      some of embedded, backups, notices, chats, outside, mail, disk
  --backups   how many backups are made in a row (20)
  --kills     how often the server is killed while it sends notices (20)
  --messages  how many are sent over two servers (20000)
`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    only: { type: 'string' },
    backups: { type: 'string', default: '20' },
    kills: { type: 'string', default: '20' },
    messages: { type: 'string', default: '20000' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit();
}
const end = performance.now() + Number(values.minutes) * 60_000;

const chatFaults = ['killServer', 'killAfterLastMessage', 'killDatabase'] as const;
const chats: ChatRound = {
  messages: Number(values.messages),
  rooms: 6,
  members: 12,
  perRoom: 7,
  faults: Array.from({ length: 4 }, () => chatFaults).flat(),
};

const allRounds: Record<string, { name: string; run: () => Promise<Outcome[]> }> = {
  embedded: { name: 'embedded PostgreSQL', run: () => embeddedRound(2) },
  backups: { name: 'backups in a row', run: () => backupRound(Number(values.backups)) },
  notices: { name: 'acts and notices', run: () => noticeRound(Number(values.kills)) },
  chats: { name: 'chat over two servers', run: () => chatRound(chats) },
  outside: { name: 'database elsewhere', run: () => outsideRound(2) },
  mail: { name: 'mail server', run: breakMailServer },
  disk: { name: 'full disk', run: diskRound },
};
const wanted = values.only?.split(',') ?? Object.keys(allRounds);
if (!canMount()) process.stdout.write('full disk: needs root on Linux, left out\n');
const rounds = Object.entries(allRounds)
  .filter(([key]) => wanted.includes(key) && (key !== 'disk' || canMount()))
  .map(([, round]) => round);
if (rounds.length === 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}

const outcomes: Outcome[] = [];
let failures = 0;
do {
  for (const { name, run } of rounds) {
    say(`round: ${name}`);
    try {
      outcomes.push(...(await run()));
      process.stdout.write(`${name}: sound\n`);
    } catch (error) {
      failures += 1;
      process.stdout.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
    }
  }
} while (performance.now() < end);

process.stdout.write('\n| what | times | worst | limit |\n|---|---|---|---|\n');
for (const [what, all] of Map.groupBy(outcomes, (outcome) => outcome.what)) {
  const worst = Math.max(...all.map(({ ms }) => ms));
  const limit = all[0]?.limitMs ?? 0;
  if (worst > limit) failures += 1;
  const mark = worst > limit ? ' (late)' : '';
  process.stdout.write(
    `| ${what} | ${all.length} | ${Math.round(worst)} ms${mark} | ${limit} ms |\n`,
  );
}
// Exit explicitly: a fault that exceeded its limit may still be running and would prevent the exit.
process.exit(failures === 0 ? 0 : 1);
