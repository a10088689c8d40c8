import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '../../chaos/write-log.ts';
import { call, pick, type Reply, type Request } from '../../client/call.ts';
import { clubPlan } from '../../client/club-plan.ts';
import { form, type Member, signUp } from '../../client/member.ts';
import { requireThat } from '../../processes/require-that.ts';

// Sign-ups, clubs and applications as the web app sends them: each has an Idempotency-Key, and is
// repeated with the same key until the server answers.

const RETRY_MS = 200;
const PAUSE_MS = 50;
const REPEATED = 30;

type Sent = { request: Request; reply: Reply };
type OwnClub = { clubId: number; name: string; host: Member; applicant: Member };

export function startKeyedWrites(url: string, note: (fact: Fact) => void) {
  const { send, sent, countRetries } = keyedSender(url);
  const clubs: OwnClub[] = [];
  let previous: Member | undefined;
  let isOver = false;

  async function write(): Promise<void> {
    const host = await signUp(url, send);
    note({ kind: 'member', memberId: host.memberId, email: host.email });
    const name = `모임 ${randomUUID().slice(0, 8)}`;
    const body = form(clubPlan(name));
    const opened = await send({ method: 'POST', path: '/api/clubs', body, token: host.token });
    const clubId = pick(opened.body, 'data', 'clubId');
    if (typeof clubId !== 'number') throw new Error(`a new club was answered ${opened.status}`);
    note({ kind: 'club', clubId });
    if (previous !== undefined) await apply({ clubId, name, host, applicant: previous });
    previous = host;
  }

  async function apply(club: OwnClub): Promise<void> {
    const { token, memberId } = club.applicant;
    const path = `/api/clubs/${club.clubId}/signups`;
    const body = { memberId, joinAnswer: '좋아요' };
    const { status } = await send({ method: 'POST', path, token, body });
    requireThat(status === 201, `an application was answered ${status}`);
    note({ kind: 'application', clubId: club.clubId, memberId });
    clubs.push(club);
  }

  const writing = (async () => {
    for (; !isOver; await delay(PAUSE_MS)) await write();
  })();
  // Ignore the rejection here: `stop` awaits this promise and throws its error.
  writing.catch(() => {});

  return {
    count: () => sent.length,
    countRetries,
    names: () => clubs.map(({ name }) => name),
    lastSent: () => sent.slice(-REPEATED),
    repeat: (some: readonly Sent[]) => repeat(url, some),
    findMissing: () => findMissing(url, clubs),
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}

function keyedSender(url: string) {
  const sent: Sent[] = [];
  let retries = 0;
  return {
    sent,
    countRetries: () => retries,
    send: async (request: Request): Promise<Reply> => {
      const keyed = { ...request, key: randomUUID() };
      for (;;) {
        const reply = await call(url, keyed);
        if (reply.status !== 0 && reply.status < 500 && reply.status !== 429) {
          sent.push({ request: keyed, reply });
          return reply;
        }
        retries += 1;
        await delay(RETRY_MS);
      }
    },
  };
}

const identify = ({ status, body }: Reply) =>
  [status, pick(body, 'data', 'clubId'), pick(body, 'data', 'memberId')].join(' ');

/** Sends writes again, as clients do that did not receive the replies. */
async function repeat(url: string, sent: readonly Sent[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { request, reply } of sent) {
    const again = await call(url, request);
    if (identify(again) === identify(reply)) continue;
    const detail = `${identify(reply)}, again ${identify(again)} ${JSON.stringify(again.body)}`;
    wrong.push(`${request.method} ${request.path} was answered ${detail}`);
  }
  return wrong;
}

async function findMissing(url: string, clubs: readonly OwnClub[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { clubId, host, applicant } of clubs) {
    const path = `/api/clubs/${clubId}/signups`;
    const { body } = await call(url, { method: 'GET', path, token: host.token });
    const found = JSON.stringify(pick(body, 'data') ?? body);
    if (!found.includes(`"memberId":${applicant.memberId},`))
      missing.push(`club ${clubId} does not show the application of ${applicant.memberId}`);
  }
  return missing;
}
