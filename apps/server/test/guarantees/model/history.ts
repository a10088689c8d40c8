import { expect } from 'vitest';
import { TEST_START } from '#test/harness/test-clock.ts';
import { type Action, afterAMillisecond, findAct, play } from './action.ts';
import { createClub, startIn, toMeeting } from './clubs.ts';
import { AHEAD, createCrew, DATE_LIMIT, MEETING_TIME, planForPage } from './crews.ts';
import type { ModelServer } from './model-server.ts';
import { readPage } from './server-view.ts';
import { work } from './time.ts';
import { allPages, expectPage, type Page } from './views.ts';
import { everyone, isInCrew, type World } from './world.ts';

const PEOPLE = 6;
const WEDNESDAY = 3;

/** The state before the first action: member 0 hosts a club and a crew, member 1 another club. */
export type Opening = {
  isWorking: boolean;
  limit: number;
  emptySeats: number;
  crewMembers: number;
};

/** Plays actions on the server and in the model, and compares what members see after each. */
export class History {
  readonly #server: ModelServer;
  readonly opening: Opening;
  readonly actions: Action[] = [];
  world: World;

  private constructor(server: ModelServer, opening: Opening, world: World) {
    this.#server = server;
    this.opening = opening;
    this.world = world;
  }

  static async open(server: ModelServer, opening: Opening): Promise<History> {
    const now = new Date(TEST_START).getTime();
    await server.empty(now);
    const world: World = {
      now,
      isWorking: opening.isWorking,
      people: PEOPLE,
      withdrawn: new Set(),
      blocks: [],
      clubs: [],
      crews: [],
      rooms: [],
      notices: [],
    };
    await server.addMembers(PEOPLE);
    const history = new History(server, opening, world);
    await history.#addClub(0, opening.limit, 200, opening.limit - 1 - opening.emptySeats);
    await history.#addClub(1, 3, 60, 0);
    await history.#addCrew(opening.crewMembers);
    return history;
  }

  async #addClub(host: number, limit: number, inHours: number, joined: number): Promise<void> {
    const { world } = this;
    const start = startIn(world, inHours);
    const club = createClub({ host, limit, start });
    world.clubs.push(club);
    const seated = everyone(world).slice(host + 1, host + 1 + joined);
    for (const who of seated)
      club.parts.set(who, { is: 'joined', since: world.now, answeredAt: null });
    await this.#server.addClub(host, { memberLimit: limit, ...toMeeting(start) }, seated);
    if (seated.length === 0) return;
    const present = () => ({ since: 0, read: 0, isPresent: true });
    const members = new Map([host, ...seated].map((who) => [who, present()]));
    world.rooms.push({ of: { club: world.clubs.length - 1 }, members, messages: [] });
  }

  async #addCrew(members: number): Promise<void> {
    createCrew(this.world, 0, WEDNESDAY);
    await this.#server.addCrew(0, {
      name: '수요일엔 책방',
      categorySmallId: 6,
      rhythm: { every: 'WEEKLY', weekday: WEDNESDAY },
      ahead: AHEAD,
      plan: {
        meetingTime: MEETING_TIME,
        durationMinutes: 120,
        isOnline: 'offline',
        location: '서울 성동구 연무장길 7',
        memberLimit: DATE_LIMIT,
        fee: 0,
      },
    });
    await this.#server.findNewIds(this.world);
    for (let who = 1; who <= members; who += 1)
      await this.play({ act: 'join', crew: 0, who }, true);
  }

  async play(action: Action, isOpening = false): Promise<void> {
    if (!isOpening) this.actions.push(action);
    const before = afterAMillisecond(this.world);
    const { world, reply } = play(before, action);
    this.world = world;
    this.#server.setClock(world.now);
    const sent = await this.#server.perform(before, action);
    if (sent !== undefined) {
      if (sent.status >= 500) throw new Error(`${action.act} returned ${sent.status}`);
      const answer = (sent.body as { data?: { answer?: string } } | undefined)?.data?.answer;
      expect({ status: sent.status, ...(answer !== undefined && { answer }) }).toEqual(reply);
    }
    if (world.isWorking) {
      await this.#server.runJobs();
      work(world);
    }
    await this.#server.findNewIds(world);
    if (!isOpening) await this.#compareSome(before, action);
  }

  /**
   * Compares the pages that the action has changed, for the members concerned, and one page of
   * another member: comparing every page after each action would take most of the time.
   */
  async #compareSome(before: World, action: Action): Promise<void> {
    const { world, actions } = this;
    const changed = findChanged(action);
    const own: Page[] = [{ at: 'notices' }, { at: 'rooms' }, ...changed];
    for (const viewer of findInvolved(before, action)) await this.compare(viewer, own);
    const all = allPages(world);
    const page = all[Math.floor(actions.length / PEOPLE) % all.length];
    if (page) await this.compare(actions.length % PEOPLE, [page, { at: 'notices' }]);
  }

  async compare(viewer: number, pages: readonly Page[]): Promise<void> {
    const { world } = this;
    if (world.withdrawn.has(viewer)) return;
    const reader = { server: this.#server, world, viewer };
    for (const page of pages) {
      if (page.at === 'crew') await this.#openCrewPage(viewer, page.index);
      const seen = await readPage(reader, page);
      expect(seen, `${page.at} of member ${viewer}`).toEqual(expectPage(world, viewer, page));
    }
  }

  /** Opening the page of a crew creates its missing meetings. */
  async #openCrewPage(viewer: number, crew: number): Promise<void> {
    const { world } = this;
    if (!isInCrew(world, crew, viewer) || !planForPage(world, crew)) return;
    await this.#server.read(viewer, `/api/crews/${this.#server.ids.crew(crew)}`);
    await this.#server.findNewIds(world);
  }

  /**
   * Run after the last action: compares all pages of all members and checks the invariants of the
   * database.
   */
  async finish(): Promise<void> {
    for (const viewer of everyone(this.world)) await this.compare(viewer, allPages(this.world));
    expect(await this.#server.brokenRules()).toEqual([]);
  }
}

function findInvolved(world: World, action: Action): Set<number> {
  const { club, who, other } = action as { club?: number; who?: number; other?: number };
  const host = club === undefined ? undefined : world.clubs[club]?.host;
  const sender = findAct(action.act).by?.(world, action);
  return new Set([sender, who, other, host].filter((one) => one !== undefined));
}

function findChanged(action: Action): Page[] {
  const { club, crew, room } = action as { club?: number; crew?: number; room?: number };
  return [
    ...(club === undefined ? [] : [{ at: 'club', index: club } as const]),
    ...(crew === undefined ? [] : [{ at: 'crew', index: crew } as const]),
    ...(room === undefined ? [] : [{ at: 'messages', index: room } as const]),
  ];
}
