import { notify } from './notices.ts';
import {
  countFree,
  findPart,
  findPrompt,
  giveUp,
  isApproved,
  isLastMinute,
  isOffered,
  settle,
  settleOffers,
  takeSeat,
} from './seats.ts';
import {
  type Club,
  done,
  getClub,
  hasSeat,
  isClubHidden,
  isInCrew,
  isOpen,
  type Reply,
  refuse,
  type World,
} from './world.ts';

type Own = { club: number; who: number };

const GOING = { status: 200, answer: 'GOING' };
const NOT_GOING = { status: 200, answer: 'NOT_GOING' };

export const approve = (world: World, own: Own) => changeApproval(world, own, true);
export const unapprove = (world: World, own: Own) => changeApproval(world, own, false);
export const take = (world: World, own: Own) => answerOffer(world, own, true);
export const decline = (world: World, own: Own) => answerOffer(world, own, false);
export const going = (world: World, own: Own) => answer(world, own, true);
export const notGoing = (world: World, own: Own) => answer(world, own, false);

/** An approved member of the queue gets the next free seat without a further decision. */
function changeApproval(world: World, { club: index, who }: Own, mayTakeSeat: boolean): Reply {
  const club = getClub(world, index);
  if (!isOpen(world, club)) return refuse(422);
  const part = findPart(world, club, who);
  if (part?.is !== 'queued') return refuse(404);
  if (isOffered(part)) return mayTakeSeat ? done(204) : refuse(409);
  if (part.isApproved === mayTakeSeat) return done(204);
  club.parts.set(who, { ...part, isApproved: mayTakeSeat });
  const notified = settle(world, index);
  if (mayTakeSeat && countFree(world, club) > 0 && !notified.includes(who))
    notify(world, [who], { kind: 'SEAT_OPEN', club: index });
  return done(204);
}

function answerOffer(world: World, { club: index, who }: Own, isAccepting: boolean): Reply {
  const club = getClub(world, index);
  if (isClubHidden(world, club, who)) return refuse(404);
  if (!isOpen(world, club)) return refuse(422);
  const part = findPart(world, club, who);
  if (isAccepting && hasSeat(club, who)) return GOING;
  if (part?.is !== 'queued') return refuse(409);
  if (!isAccepting) {
    giveUp(world, index, who, '');
    return NOT_GOING;
  }
  const isShared =
    isApproved(world, club, who) && isLastMinute(world, club) && countFree(world, club) > 0;
  if (!isOffered(part) && !isShared) return refuse(409);
  settleOffers(world, index);
  takeSeat(world, index, who);
  return GOING;
}

/** Answers a meeting of a crew, the question of the day before, a change, or an offer. */
function answer(world: World, { club: index, who }: Own, isGoing: boolean): Reply {
  const club = getClub(world, index);
  if (isClubHidden(world, club, who)) return refuse(404);
  const part = findPart(world, club, who);
  const isFellow = isInCrew(world, club.crew, who);
  if (part?.is !== 'joined' && !isFellow) {
    // A cancellation ends open offers, also an expired one that no job has ended.
    const hasOffer = club.cancelledAt === null && isOffered(club.parts.get(who));
    const wasOffered = club.missed.has(who) || hasOffer;
    return part?.is === 'queued' || wasOffered
      ? answerOffer(world, { club: index, who }, isGoing)
      : refuse(403);
  }
  if (!isOpen(world, club)) return refuse(422);
  if (!isGoing) {
    giveUp(world, index, who, 'SEAT_GIVEN_BACK');
    return NOT_GOING;
  }
  if (part?.is === 'joined') return confirm(world, club, who);
  return takeDateSeat(world, index, who);
}

function confirm(world: World, club: Club, who: number): Reply {
  const part = club.parts.get(who);
  if (part?.is !== 'joined') return GOING;
  const prompted = findPrompt(world, club);
  const { answeredAt } = part;
  const isNew = answeredAt === null || (prompted !== null && answeredAt < prompted);
  if (isNew) club.parts.set(who, { ...part, answeredAt: world.now });
  return GOING;
}

/** If the meeting is full, a member of its crew enters the queue. */
function takeDateSeat(world: World, index: number, who: number): Reply {
  const club = getClub(world, index);
  settleOffers(world, index);
  const part = findPart(world, club, who);
  if (part?.is === 'kicked') return refuse(403);
  if (countFree(world, club) > 0 || isOffered(part)) {
    takeSeat(world, index, who);
    return GOING;
  }
  if (part?.is !== 'queued') {
    const since = world.now;
    club.parts.set(who, { is: 'queued', since, isApproved: false, until: null });
    club.refusals.delete(who);
  }
  return { status: 200, answer: 'QUEUED' };
}
