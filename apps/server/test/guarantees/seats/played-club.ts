import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { meetingStart } from '@azit/rules/meeting-time';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { expect } from 'vitest';
import { settleDueSeats } from '#server/modules/clubs/seats/settle-due-seats.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { brokenRules } from '#test/harness/check-invariants.ts';
import { type HttpRequest, send } from '#test/harness/http-calls.ts';
import type { TestApp } from '#test/harness/test-app.ts';
import { isOffered } from './club-seats.ts';
import { SeatModel } from './seat-model.ts';
import { hours, type Step } from './seat-step.ts';
import { expectHostView, expectOwnView, readHostView, readOwnView } from './seat-views.ts';

const HOURS_AHEAD = 480;
const LOGIN_LASTS_MS = 20 * 60_000;

export type Server = { app: TestApp; address: string };

export type Opening = { people: number; limit: number; emptySeats: number; isWorking: boolean };
type Login = { member: TestMember; at: number };
type Request = Pick<HttpRequest, 'method' | 'path' | 'body'>;

/** One club on the real server: plays a step as a request, and compares what everybody sees. */
export class PlayedClub {
  readonly #server: Server;
  readonly #clubId: number;
  readonly #host: Login;
  readonly #people: readonly Login[];
  readonly #indexes: ReadonlyMap<number, number>;
  /** With a running worker, the job follows each step. */
  readonly #isWorking: boolean;
  readonly steps: Step[] = [];
  /** How often each act changed something, and how often a part became another one. */
  readonly effects: Record<string, number> = {};

  private constructor(
    server: Server,
    clubId: number,
    [host, ...people]: readonly TestMember[],
    isWorking: boolean,
  ) {
    if (host === undefined) throw new Error('no host');
    const at = server.app.clock.now().getTime();
    this.#server = server;
    this.#clubId = clubId;
    this.#host = { member: host, at };
    this.#people = people.map((member) => ({ member, at }));
    this.#indexes = new Map(people.map(({ memberId }, index) => [memberId, index]));
    this.#isWorking = isWorking;
  }

  static async open(server: Server, { people, limit, emptySeats, isWorking }: Opening) {
    const { context, clock } = server.app;
    const now = Math.ceil(clock.now().getTime() / 1_000) * 1_000;
    clock.set(new Date(now).toISOString());
    const start = now + hours(HOURS_AHEAD);
    const members = await Promise.all(
      Array.from({ length: people + 1 }, () => createMember(context)),
    );
    const [host, ...others] = members;
    const clubId = await createClub(context, {
      hostId: host?.memberId ?? 0,
      memberLimit: limit,
      ...toMeeting(start),
    });
    const model = new SeatModel({ now, start, limit, people });
    for (const [who, { memberId }] of others.slice(0, limit - 1 - emptySeats).entries()) {
      await addClubMember(context, clubId, memberId, 'CLUB_JOINED');
      model.seat(who);
    }
    return { club: new PlayedClub(server, clubId, members, isWorking), model };
  }

  async play(model: SeatModel, step: Step): Promise<void> {
    const { clock } = this.#server.app;
    this.steps.push(step);
    let before = nameParts(model);
    const wait = 1 + findWait(model, step);
    clock.advance(wait);
    model.passTime(wait);
    for (const [who, part] of nameParts(model).entries())
      if (part !== before[who]) this.#count(`${before[who]} expired`);
    before = nameParts(model);
    if (wait > 1 || model.wouldChange(step)) this.#count(step.act);
    const request = this.#toRequest(model, step);
    const expected = model.play(step);
    if (request !== undefined) {
      const { status, body } = await this.#send(request.as, request);
      const answer = (body as { data?: { answer?: string } } | undefined)?.data?.answer;
      expect({ status, ...(answer !== undefined && { answer }) }).toEqual(expected);
    }
    if (step.act === 'work' || this.#isWorking) {
      await settleDueSeats(this.#server.app.context, new AbortController().signal);
      model.play({ act: 'work' });
    }
    for (const [who, part] of nameParts(model).entries())
      if (part !== before[who]) this.#count(`${before[who]} to ${part}`);
    await this.#compare(model, 'who' in step ? step.who : 0);
  }

  #count(effect: string): void {
    this.effects[effect] = (this.effects[effect] ?? 0) + 1;
  }

  async #compare(model: SeatModel, who: number): Promise<void> {
    const host = await this.#read(this.#host);
    expect(host && readHostView(host, this.#indexes)).toEqual(expectHostView(model));
    const bystander = this.steps.length % this.#people.length;
    for (const one of new Set([who, bystander])) {
      if (model.isWithdrawn(one)) continue;
      const login = this.#person(one);
      const seen = await this.#read(login);
      const view = seen && readOwnView(seen, login.member.memberId);
      expect(view).toEqual(model.isHidden(one) ? undefined : expectOwnView(model, one));
    }
    expect(await brokenRules(this.#server.app.context)).toEqual([]);
  }

  async #read(login: Login): Promise<ClubDetail | undefined> {
    const path = `/api/clubs/${this.#clubId}`;
    const { status, body } = await this.#send(login, { method: 'GET', path });
    if (status === 404) return undefined;
    expect(status).toBe(200);
    return (body as { data: ClubDetail }).data;
  }

  #person(who: number): Login {
    const person = this.#people[who];
    if (person === undefined) throw new Error(`nobody has the number ${who}`);
    return person;
  }

  async #send(login: Login, request: Request) {
    const { address, app } = this.#server;
    const now = app.clock.now().getTime();
    if (now - login.at > LOGIN_LASTS_MS) {
      login.member.token = await logInAs(app.context, login.member.memberId);
      login.at = now;
    }
    return send(address, { ...request, token: login.member.token });
  }

  #toRequest(model: SeatModel, step: Step): (Request & { as: Login }) | undefined {
    const club = `/api/clubs/${this.#clubId}`;
    const host = this.#host;
    const change = { as: host, method: 'POST', path: `${club}/changes` } as const;
    if (step.act === 'limit') return { ...change, body: { memberLimit: step.limit } };
    if (step.act === 'move') return { ...change, body: toMeeting(model.nextStart(step.hours)) };
    if (!('who' in step)) return undefined;
    const person = this.#person(step.who);
    const { memberId } = person.member;
    const own = `${club}/signups/${memberId}`;
    const application = { joinAnswer: '저요.', ...(step.act === 'queue' && { waitlist: true }) };
    const blockHost = `/api/members/${host.member.memberId}/block`;
    const blockPerson = `/api/members/${memberId}/block`;
    const byPerson = (method: Request['method'], path: string, body?: unknown) => {
      return { as: person, method, path, ...(body !== undefined && { body }) };
    };
    const byHost = (method: Request['method'], path: string, body?: unknown) => {
      return { ...byPerson(method, path, body), as: host };
    };
    switch (step.act) {
      case 'apply':
      case 'queue':
        return byPerson('POST', `${club}/signups`, application);
      case 'cancel':
        return byPerson('DELETE', own);
      case 'take':
      case 'decline':
        return byPerson('PUT', `${club}/offer`, { accepting: step.act === 'take' });
      case 'going':
      case 'notGoing':
        return byPerson('PUT', `${club}/answer`, { going: step.act === 'going' });
      case 'withdraw':
        return byPerson('DELETE', `/api/members/${memberId}`);
      case 'block':
        return byPerson('POST', blockHost);
      case 'unblock':
        return byPerson('DELETE', blockHost);
      case 'shutOut':
        return byHost('POST', blockPerson);
      case 'letBackIn':
        return byHost('DELETE', blockPerson);
      case 'approve':
      case 'unapprove':
        return byHost('PUT', `${own}/preapproval`, { approved: step.act === 'approve' });
      case 'accept':
        return byHost('PATCH', own, { status: 'CLUB_JOINED' });
      case 'reject':
        return byHost('PATCH', own, { status: 'CLUB_REJECTED' });
      case 'kick':
        return byHost('PATCH', `${club}/kicks/${memberId}`);
    }
  }
}

function nameParts(model: SeatModel): string[] {
  return Array.from({ length: model.people }, (_, who) => {
    const part = model.part(who);
    return isOffered(part) ? 'offered' : (part?.is ?? 'nothing');
  });
}

function toMeeting(start: number) {
  const instant = new Date(start);
  const meeting = { meetingDate: seoulToday(instant), meetingTime: seoulTimeOfDay(instant) };
  expect(meetingStart(meeting)).toEqual(instant);
  return meeting;
}

function findWait(model: SeatModel, step: Step): number {
  switch (step.act) {
    case 'wait':
      return hours(step.hours);
    case 'waitUntil':
      return Math.max(model.start - hours(step.hoursBefore) - model.now - 1, 0);
    case 'waitForExpiry':
      return Math.max((model.nextExpiry ?? 0) - model.now - 1, 0);
    default:
      return 0;
  }
}
