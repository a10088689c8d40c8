import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Fact } from '../../chaos/write-log.ts';
import { call, pick, type Reply, type Request } from '../../client/call.ts';
import { clubPlan } from '../../client/club-plan.ts';
import { form, type Member, signUp } from '../../client/member.ts';
import { requireThat } from '../../processes/require-that.ts';

// Sign-ups, clubs and applications as the web app sends them: each has an Idempotency-Key, and is
// repeated with it until the server answers.

const RETRY_MS = 200;
const PAUSE_MS = 50;
const REPEATED = 30;

type Sent = { request: Request; reply: Reply };
type OwnClub = { clubId: number; name: string; host: Member; applicant: Member };

const identify = ({ status, body }: Reply) =>
  [status, pick(body, 'data', 'clubId'), pick(body, 'data', 'memberId')].join(' ');

export function startKeyedWrites(url: string, note: (fact: Fact) => void) {
  const sent: Sent[] = [];
  const clubs: OwnClub[] = [];
  let previous: Member | undefined;
  let retries = 0;
  let isOver = false;

  async function send(request: Request): Promise<Reply> {
    const keyed = { ...request, key: request.key ?? randomUUID() };
    for (;;) {
      const reply = await call(url, keyed);
      if (reply.status !== 0 && reply.status < 500 && reply.status !== 429) {
        sent.push({ request: keyed, reply });
        return reply;
      }
      retries += 1;
      await delay(RETRY_MS);
    }
  }

  async function write(): Promise<void> {
    const host = await signUp(url, send);
    note({ kind: 'member', memberId: host.memberId, email: host.email });
    const name = `모임 ${randomUUID().slice(0, 8)}`;
    const { token } = host;
    const body = form(clubPlan(name));
    const opened = await send({ method: 'POST', path: '/api/clubs', body, token });
    const clubId = pick(opened.body, 'data', 'clubId');
    requireThat(typeof clubId === 'number', `a new club was answered ${opened.status}`);
    note({ kind: 'club', clubId: Number(clubId) });
    if (previous !== undefined) await apply(previous, { clubId: Number(clubId), name, host });
    previous = host;
  }

  async function apply(applicant: Member, club: Omit<OwnClub, 'applicant'>): Promise<void> {
    const { token, memberId } = applicant;
    const path = `/api/clubs/${club.clubId}/signups`;
    const body = { memberId, joinAnswer: '좋아요' };
    const { status } = await send({ method: 'POST', path, token, body });
    requireThat(status === 201, `an application was answered ${status}`);
    note({ kind: 'application', clubId: club.clubId, memberId });
    clubs.push({ ...club, applicant });
  }

  const writing = (async () => {
    while (!isOver) {
      await write();
      await delay(PAUSE_MS);
    }
  })();
  // The error is thrown by stop.
  writing.catch(() => {});

  return {
    count: () => sent.length,
    retries: () => retries,
    names: () => clubs.map(({ name }) => name),
    /** Sends the last writes again, as clients do that did not receive the replies. */
    repeat: async (): Promise<string[]> => {
      const wrong: string[] = [];
      for (const { request, reply } of sent.slice(-REPEATED)) {
        const again = await call(url, request);
        if (identify(again) === identify(reply)) continue;
        const detail = `${identify(reply)}, again ${identify(again)} ${JSON.stringify(again.body)}`;
        wrong.push(`${request.method} ${request.path} was answered ${detail}`);
      }
      return wrong;
    },
    findMissing: async (): Promise<string[]> => {
      const missing: string[] = [];
      for (const { clubId, host, applicant } of clubs) {
        const path = `/api/clubs/${clubId}/signups`;
        const { body } = await call(url, { method: 'GET', path, token: host.token });
        const found = JSON.stringify(pick(body, 'data') ?? body);
        if (!found.includes(`"memberId":${applicant.memberId},`))
          missing.push(`club ${clubId} does not show the application of ${applicant.memberId}`);
      }
      return missing;
    },
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
}
