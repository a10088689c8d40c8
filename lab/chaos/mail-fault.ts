import { setTimeout as delay } from 'node:timers/promises';
import { startMailServer, type TestMailServer } from '../../apps/server/test/peers/mail-server.ts';
import { call } from '../client/call.ts';
import { type Member, signUp } from '../client/member.ts';
import { say } from '../limit.mjs';
import { requireThat } from '../processes/require-that.ts';
import type { Outcome } from './fault.ts';
import { openWorld } from './world.ts';

const MODES = ['later', 'gone', 'drop'] as const;
const ARRIVAL_LIMIT_MS = 60_000;

export async function breakMailServer(): Promise<Outcome[]> {
  const mails = await startMailServer();
  const world = await openWorld({ smtpUrl: mails.url });
  try {
    const members: Member[] = [];
    let slowest = 0;
    for (const mode of MODES) {
      say(`mail server in mode ${mode}`);
      const member = await signUp(world.url());
      mails.setMode(mode);
      const body = { email: member.email };
      const path = '/api/auth/refresh/passwords/email';
      const reply = await call(world.url(), { method: 'POST', path, body });
      requireThat(reply.status === 200, `with a mail server in mode ${mode}: ${reply.status}`);
      slowest = Math.max(slowest, reply.ms);
      members.push(member);
      await delay(1_500);
    }
    mails.setMode('accept');
    say('waiting for the mails to be delivered');
    const ms = await untilAllArrived(mails, members);
    const damage = await world.findDamage();
    requireThat(damage.length === 0, damage.join('; '));
    return [
      { what: 'mail server failing, call answered', ms: slowest, limitMs: 1_000 },
      { what: 'mail server back, mails delivered', ms, limitMs: 30_000 },
    ];
  } finally {
    await world.clear();
    await mails.close();
  }
}

async function untilAllArrived(mails: TestMailServer, members: Member[]): Promise<number> {
  const started = performance.now();
  const copies = ({ email }: Member) =>
    mails.received.filter(({ recipients }) => recipients.includes(email)).length;
  while (!members.every((member) => copies(member) > 0)) {
    requireThat(performance.now() - started < ARRIVAL_LIMIT_MS, 'a mail was lost');
    await delay(50);
  }
  requireThat(
    members.every((member) => copies(member) <= 2),
    'a mail arrived more than twice',
  );
  return performance.now() - started;
}
