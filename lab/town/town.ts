import { inTransaction } from '../../apps/server/src/database/transaction.ts';
import type { OutgoingMail } from '../../apps/server/src/mail/mail.ts';
import { openSession } from '../../apps/server/src/modules/auth/open-session.ts';
import { runSql } from '../../apps/server/test/factories/insert-row.ts';
import { createMember } from '../../apps/server/test/factories/member-factory.ts';
import type { TestApp } from '../../apps/server/test/harness/test-app.ts';
import { seededRandom } from '../recommend-quality/random.ts';
import { type ExpectedNotice, ExpectedNotices } from './expected-notices.ts';
import type { TownClub, TownCrew, TownMember } from './neighbours.ts';

type Body = Pick<Parameters<TestApp['call']>[0], 'payload' | 'headers'>;
type Reply = { data: Record<string, unknown> } | undefined;

export const HOUR_MS = 60 * 60_000;
export const DAY_MS = 24 * HOUR_MS;
/** At night the simulated members do nothing. */
export const HOURS = [8, 10, 12, 14, 16, 18, 20, 22];
/** An unused login ends after 14 days, so members log in again after 13. */
const LOGIN_MS = 13 * DAY_MS;
const REQUESTS_AT_ONCE = 8;

export class Town {
  readonly random = seededRandom(1);
  readonly notices = new ExpectedNotices();
  readonly mails: OutgoingMail[] = [];
  readonly members = new Map<number, TownMember>();
  readonly everyone: TownMember[] = [];
  readonly clubs = new Map<number, TownClub>();
  readonly crews = new Map<number, TownCrew>();
  readonly replies = new Map<string, number>();
  readonly server: TestApp;
  #clubs = 0;

  constructor(server: TestApp) {
    this.server = server;
  }

  get now(): number {
    return this.server.clock.now().getTime();
  }

  async signUp(count: number): Promise<void> {
    const { random, server } = this;
    const planned = Array.from({ length: count }, (_, index) => {
      const interests = [random.between(1, 17), random.between(18, 35)];
      const unreliability = random.chance(0.02) ? 0.4 : 0.03;
      return { index, interests, unreliability, getsMails: random.chance(0.5) };
    });
    await inParallel(planned, async ({ index, interests, ...own }) => {
      const { memberId, email } = await createMember(server.context, { interests });
      this.everyone[index] = { ...own, memberId, email, isInCrew: false, isGone: false };
    });
    for (const member of this.everyone) this.members.set(member.memberId, member);
  }

  pickMember(random = this.random): TownMember {
    for (;;) {
      const found = random.pick(this.everyone);
      if (found !== undefined && !found.isGone) return found;
    }
  }

  newClub(own: Pick<TownClub, 'host' | 'startsAt' | 'isDate'>): Omit<TownClub, 'clubId'> {
    this.#clubs += 1;
    const waiting = { applicants: new Set<TownMember>(), maybeWaiting: new Set<TownMember>() };
    return { ...own, ...waiting, seats: new Set([own.host]), random: seededRandom(this.#clubs) };
  }

  addClub(clubId: number, club: Omit<TownClub, 'clubId'>): void {
    this.clubs.set(clubId, { ...club, clubId });
  }

  expectNotice(
    kind: ExpectedNotice['kind'],
    to: TownMember,
    by: TownMember,
    club?: TownClub,
    isCertain = true,
  ): void {
    this.notices.add({ kind, to, by, at: this.now, clubId: club?.clubId, isCertain });
  }

  /** Returns how often something happens in one step if it happens `perWeek` times a week. */
  count(perWeek: number): number {
    const average = perWeek / (7 * HOURS.length);
    return Math.floor(average) + (this.random.chance(average % 1) ? 1 : 0);
  }

  /** Returns undefined if the server refuses: what a member saw earlier may be outdated. */
  async send(
    member: TownMember,
    method: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT',
    url: string,
    body: Body = {},
  ): Promise<Reply> {
    if (member.isGone) return undefined;
    const token = await this.#logIn(member);
    const reply = await this.server.call({ method, url, token, ...body });
    const { statusCode } = reply;
    const route = `${method} ${url.replace(/\d+/g, ':id').replace(/\?.*/, '')} ${statusCode}`;
    this.replies.set(route, (this.replies.get(route) ?? 0) + 1);
    if (statusCode < 300) return reply.body === '' ? { data: {} } : reply.json();
    if (![403, 404, 409, 422].includes(statusCode)) throw new Error(`${route}: ${reply.body}`);
    return undefined;
  }

  async #logIn(member: TownMember): Promise<string> {
    const { context } = this.server;
    const { memberId, login } = member;
    if (login !== undefined && login.until > this.now)
      return context.tokens.issue({ memberId, sessionId: login.sessionId });
    const { authorization } = await inTransaction(context, (tx) =>
      openSession(tx, context, memberId),
    );
    const token = authorization.replace('Bearer ', '');
    const bearer = await context.tokens.read(token);
    if (bearer === undefined) throw new Error('the login gave no valid token');
    member.login = { sessionId: bearer.sessionId, until: this.now + LOGIN_MS };
    return token;
  }

  readonly sql = (text: string, values: unknown[] = []) =>
    runSql(this.server.context.database, text, values);
}

export async function inParallel<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const workers = Array.from({ length: REQUESTS_AT_ONCE }, async () => {
    for (const item of left) await act(item);
  });
  await Promise.all(workers);
}
