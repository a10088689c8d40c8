import type { EditClubBody } from '@azit/contract/clubs/club.payload';
import { unchangedPlan } from '#test/factories/club-factory.ts';
import { type Act, act, type Ids, type Request } from './act.ts';
import * as applications from './applications.ts';
import * as clubs from './clubs.ts';
import * as offers from './offers.ts';
import { everyone, getClub, type Reply, type World } from './world.ts';

type Own = { club: number; who: number };
type Opened = Parameters<typeof clubs.open>[1];
type Play = (world: World, args: Own) => Reply;

const MAX_SINGLE_CLUBS = 4;
const LIMITS = [3, 4, 5];

const indexes = ({ clubs: all }: World) => all.map((_, club) => club);

const listPairs = (world: World): Own[] =>
  indexes(world).flatMap((club) =>
    everyone(world).flatMap((who) => (getClub(world, club).host === who ? [] : { club, who })),
  );

const listOutsiders = (world: World) =>
  listPairs(world).filter(({ club }) => getClub(world, club).crew === null);

const path = (ids: Ids, { club }: { club: number }) => `/api/clubs/${ids.club(club)}`;
const ownPath = (ids: Ids, own: Own) => `${path(ids, own)}/signups/${ids.member(own.who)}`;

function byMember(
  weight: number,
  play: Play,
  toRequest: (ids: Ids, own: Own) => Request,
): Act<Own> {
  return { weight, list: listPairs, play, by: (_, { who }) => who, toRequest };
}

function byHost(weight: number, play: Play, toRequest: (ids: Ids, own: Own) => Request): Act<Own> {
  return {
    weight,
    list: listPairs,
    play,
    by: (world, { club }) => getClub(world, club).host,
    toRequest,
  };
}

function toApplication(ids: Ids, own: Own, waitlist: boolean): Request {
  const body = { joinAnswer: '저요.', ...(waitlist && { waitlist }) };
  return { method: 'POST', path: `${path(ids, own)}/signups`, body };
}

const toOffer = (ids: Ids, own: Own, accepting: boolean): Request => {
  return { method: 'PUT', path: `${path(ids, own)}/offer`, body: { accepting } };
};
const toAnswer = (ids: Ids, own: Own, going: boolean): Request => {
  return { method: 'PUT', path: `${path(ids, own)}/answer`, body: { going } };
};
const toDecision = (ids: Ids, own: Own, status: string): Request => {
  return { method: 'PATCH', path: ownPath(ids, own), body: { status } };
};
const toApproval = (ids: Ids, own: Own, approved: boolean): Request => {
  return { method: 'PUT', path: `${ownPath(ids, own)}/preapproval`, body: { approved } };
};

/** Actions that free a seat are rare, so that clubs stay full and have a queue. */
export const actsOnClubs = {
  apply: {
    ...byMember(30, applications.apply, (ids, own) => toApplication(ids, own, false)),
    list: listOutsiders,
  },
  queue: {
    ...byMember(40, applications.queue, (ids, own) => toApplication(ids, own, true)),
    list: listOutsiders,
  },
  cancel: byMember(4, applications.cancel, (ids, own) => {
    return { method: 'DELETE', path: ownPath(ids, own) };
  }),
  take: byMember(40, offers.take, (ids, own) => toOffer(ids, own, true)),
  decline: byMember(5, offers.decline, (ids, own) => toOffer(ids, own, false)),
  going: byMember(20, offers.going, (ids, own) => toAnswer(ids, own, true)),
  notGoing: byMember(8, offers.notGoing, (ids, own) => toAnswer(ids, own, false)),
  accept: byHost(30, applications.accept, (ids, own) => toDecision(ids, own, 'CLUB_JOINED')),
  reject: byHost(4, applications.reject, (ids, own) => toDecision(ids, own, 'CLUB_REJECTED')),
  kick: byHost(4, applications.kick, (ids, own) => {
    return { method: 'PATCH', path: `${path(ids, own)}/kicks/${ids.member(own.who)}` };
  }),
  approve: byHost(40, offers.approve, (ids, own) => toApproval(ids, own, true)),
  unapprove: byHost(3, offers.unapprove, (ids, own) => toApproval(ids, own, false)),
  open: act<Opened>({
    weight: 4,
    list: (world) =>
      listSingleClubs(world).length >= MAX_SINGLE_CLUBS
        ? []
        : everyone(world).flatMap((who) =>
            [20, 60, 200].map((inHours) => ({ who, limit: 3, inHours })),
          ),
    play: clubs.open,
    by: (_, { who }) => who,
    toRequest: (_, { inHours, limit }, world) => toOpening(world, inHours, limit),
  }),
  close: act<{ club: number }>({
    weight: 2,
    list: listSingleClubs,
    play: clubs.close,
    by: findHost,
    toRequest: (ids, club) => ({ method: 'DELETE', path: path(ids, club) }),
  }),
  changeLimit: act<{ club: number; limit: number }>({
    weight: 6,
    list: (world) => indexes(world).flatMap((club) => LIMITS.map((limit) => ({ club, limit }))),
    play: clubs.changeLimit,
    by: findHost,
    toRequest: (ids, { club, limit }) => toChange(ids, club, { memberLimit: limit }),
  }),
  move: act<{ club: number; inHours: number }>({
    weight: 4,
    list: (world) =>
      listSingleClubs(world).flatMap(({ club }) =>
        [0, 2, 5, 20, 30, 100].map((inHours) => ({ club, inHours })),
      ),
    play: clubs.move,
    by: findHost,
    toRequest: (ids, { club, inHours }, world) =>
      toChange(ids, club, clubs.toMeeting(clubs.startIn(world, inHours))),
  }),
};

function listSingleClubs(world: World): { club: number }[] {
  return indexes(world).flatMap((club) => (getClub(world, club).crew === null ? { club } : []));
}

function findHost(world: World, { club }: { club: number }): number {
  return getClub(world, club).host;
}

function toChange(ids: Ids, club: number, body: Partial<EditClubBody>): Request {
  return { method: 'POST', path: `${path(ids, { club })}/changes`, body };
}

function toOpening(world: World, inHours: number, memberLimit: number): Request {
  const form = {
    ...unchangedPlan,
    ...clubs.toMeeting(clubs.startIn(world, inHours)),
    clubName: `아지트 ${world.clubs.length}`,
    joinQuestion: '질문이에요',
    categorySmallId: 6,
    memberLimit,
  };
  return { method: 'POST', path: '/api/clubs', form };
}
