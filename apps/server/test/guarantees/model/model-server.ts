import { settleDueSeats } from '#server/modules/clubs/seats/settle-due-seats.ts';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runPrepared, runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { brokenRules } from '#test/harness/check-invariants.ts';
import { smallImage } from '#test/harness/multipart-form.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness/test-database.ts';
import type { Ids, Request } from './act.ts';
import { type Action, findAct } from './action.ts';
import { mortalDatabase } from './mortal-database.ts';
import { getClub, getRoom, type World } from './world.ts';

const LOGIN_LASTS_MS = 20 * 60_000;
const EMPTY = 'truncate clubs, crews, members, chat_rooms, invite_links cascade';
const picture = smallImage();

export type Sent = { status: number; body: unknown };

/**
 * The real server, called over HTTP, with the server’s ids of the members, clubs, crews and rooms
 * of the model.
 */
export class ModelServer {
  readonly database: TestDatabase;
  readonly #mortal: ReturnType<typeof mortalDatabase>;
  #app: TestApp;
  #address: string;
  members: (TestMember & { loginAt: number })[] = [];
  clubIds: number[] = [];
  crewIds: number[] = [];
  roomIds: number[] = [];
  #crewKeys: string[] = [];

  readonly ids: Ids = {
    member: (who) => this.#member(who).memberId,
    club: (index) => this.clubIds[index] ?? 0,
    crew: (index) => this.crewIds[index] ?? 0,
    room: (index) => this.roomIds[index] ?? 0,
    crewKey: (index) => this.#crewKeys[index] ?? '',
  };

  private constructor(
    database: TestDatabase,
    mortal: ReturnType<typeof mortalDatabase>,
    app: TestApp,
    address: string,
  ) {
    this.database = database;
    this.#mortal = mortal;
    this.#app = app;
    this.#address = address;
  }

  static async start(): Promise<ModelServer> {
    const database = await createTestDatabase();
    const mortal = mortalDatabase(database);
    const app = await startTestApp({}, mortal.database);
    return new ModelServer(database, mortal, app, await listen(app));
  }

  async stop(): Promise<void> {
    await this.#stopApp();
    await this.database.close();
  }

  async #stopApp(): Promise<void> {
    this.#app.app.server.closeAllConnections();
    await this.#app.close();
  }

  /**
   * The test itself writes directly to the database, so that its writes succeed even while the
   * server counts as killed.
   */
  get #direct() {
    return { ...this.#app.context, database: this.database };
  }

  /** Stops the server and starts another one on the same database. */
  async restart(): Promise<void> {
    const now = this.#app.clock.now();
    await this.#stopApp();
    this.#mortal.revive();
    this.#app = await startTestApp({}, this.#mortal.database);
    this.#app.clock.set(now.toISOString());
    this.#address = await listen(this.#app);
  }

  async empty(now: number): Promise<void> {
    const { context, clock } = this.#app;
    this.#mortal.revive();
    clock.set(new Date(now).toISOString());
    await runSql(this.database, EMPTY, []);
    context.doorbells.ring({ event: 'lists' });
    Object.assign(this, { members: [], clubIds: [], crewIds: [], roomIds: [] });
    this.#crewKeys = [];
  }

  async addMembers(count: number): Promise<void> {
    const loginAt = this.#app.clock.now().getTime();
    const made = Array.from({ length: count }, () => createMember(this.#direct));
    this.members = (await Promise.all(made)).map((member) => ({ ...member, loginAt }));
  }

  /** Adds a club whose members have seats before the first action. */
  async addClub(
    host: number,
    plan: Omit<Parameters<typeof createClub>[1], 'hostId'>,
    joined: number[],
  ) {
    const { context } = this.#app;
    const clubId = await createClub(context, { hostId: this.ids.member(host), ...plan });
    for (const who of joined)
      await addClubMember(context, clubId, this.ids.member(who), 'CLUB_JOINED');
    this.clubIds.push(clubId);
  }

  /** Adds a crew and creates an invite link for it. */
  async addCrew(host: number, body: object): Promise<void> {
    const made = await this.#request(host, { method: 'POST', path: '/api/crews', body });
    const { crewId } = (made.body as { data: { crewId: number } }).data;
    this.crewIds.push(crewId);
    const path = `/api/crews/${crewId}/invite-links`;
    const link = await this.#request(host, { method: 'POST', path, body: { admits: true } });
    const { url } = (link.body as { data: { url: string } }).data;
    this.#crewKeys.push(url.slice(url.indexOf('#') + 1).replace(/^.*=/, ''));
  }

  setClock(now: number): void {
    this.#app.clock.set(new Date(now).toISOString());
  }

  /** Returns undefined if the action sends no request. */
  async perform(world: World, action: Action): Promise<Sent | undefined> {
    const { by, toRequest } = findAct(action.act);
    if (action.act === 'restart') await this.restart();
    if (action.act === 'killWorker') await this.#killWorker(action.statement);
    if (action.act === 'work') await this.runJobs();
    if (by === undefined || toRequest === undefined) return undefined;
    const who = by(world, action);
    const request = toRequest(this.ids, action, world);
    if (action.killAt !== undefined) {
      this.#mortal.killAt(action.killAt);
      const sent = await this.#request(who, request);
      if (!this.#mortal.revive()) return this.#recordClub(action, sent);
      await this.restart();
    }
    return this.#recordClub(action, await this.#request(who, request));
  }

  #recordClub({ act }: Action, sent: Sent): Sent {
    if (act === 'open' && sent.status === 201)
      this.clubIds.push((sent.body as { data: { clubId: number } }).data.clubId);
    return sent;
  }

  /** Simulates a bug: a transaction is committed when its process is killed. */
  commitWhenKilled(): () => void {
    this.#mortal.commitWhenKilled(true);
    return () => this.#mortal.commitWhenKilled(false);
  }

  async runJobs(): Promise<void> {
    const { context } = this.#app;
    const { signal } = new AbortController();
    await settleDueSeats(context, signal);
    await crewPlanRuns(context)(signal);
  }

  async #killWorker(statement: number): Promise<void> {
    this.#mortal.killAt(statement, { afterCommits: true });
    await this.runJobs().catch((error: Error) => {
      if (error.message !== 'killed') throw error;
    });
    this.#mortal.revive();
    await this.runJobs();
  }

  async read(who: number, path: string): Promise<unknown> {
    const { status, body } = await this.#request(who, { method: 'GET', path });
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`GET ${path} returned ${status}`);
    return body;
  }

  async #request(who: number, { method, path, body, form, headers = {} }: Request): Promise<Sent> {
    const { token } = await this.#logIn(who);
    const json = body !== undefined && { 'content-type': 'application/json' };
    const content = form === undefined ? body && JSON.stringify(body) : await toForm(form);
    const reply = await fetch(`${this.#address}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...json, ...headers },
      ...(content && { body: content }),
    });
    const text = await reply.text();
    return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  async #logIn(who: number): Promise<TestMember> {
    const member = this.#member(who);
    const now = this.#app.clock.now().getTime();
    if (now - member.loginAt <= LOGIN_LASTS_MS) return member;
    const token = await logInAs(this.#direct, member.memberId);
    return Object.assign(member, { token, loginAt: now });
  }

  #member(who: number) {
    const member = this.members[who];
    if (member === undefined) throw new Error(`there is no member ${who}`);
    return member;
  }

  /** Finds the ids of meetings and rooms that no request has created. */
  async findNewIds(world: World): Promise<void> {
    for (let index = this.clubIds.length; index < world.clubs.length; index += 1) {
      const { crew, plannedDate } = getClub(world, index);
      const values = [this.ids.crew(crew ?? -1), plannedDate];
      const sql = 'select club_id as id from clubs where crew_id = $1 and planned_date = $2';
      this.clubIds.push(await this.#findId(sql, values));
    }
    for (let index = this.roomIds.length; index < world.rooms.length; index += 1) {
      const { of } = getRoom(world, index);
      const sql = `select room_id as id from chat_rooms
        where club_id = $1 or crew_id = $2 or pair_key = $3`;
      const values = [
        'club' in of ? this.ids.club(of.club) : null,
        'crew' in of ? this.ids.crew(of.crew) : null,
        'pair' in of ? this.#pairKey(of.pair) : null,
      ];
      this.roomIds.push(await this.#findId(sql, values));
    }
  }

  #pairKey(pair: readonly number[]): string {
    return pair
      .map((who) => this.ids.member(who))
      .toSorted((one, other) => one - other)
      .join(':');
  }

  async #findId(sql: string, values: unknown[]): Promise<number> {
    const [row] = await runPrepared(this.database, sql, values);
    return Number(row?.id ?? 0);
  }

  brokenRules(): Promise<unknown[]> {
    return brokenRules(this.#app.context);
  }
}

async function listen({ app }: TestApp): Promise<string> {
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function toForm(data: object): Promise<FormData> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await picture)]), 'image.png');
  form.append('data', new Blob([JSON.stringify(data)], { type: 'application/json' }), 'data');
  return form;
}
