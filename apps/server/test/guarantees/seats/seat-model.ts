import { isDeepStrictEqual } from 'node:util';
import { ClubSeats, isApproved, isOffered } from './club-seats.ts';
import { type Act, hours, type Step } from './seat-step.ts';

type Reply = { status: number; answer?: 'GOING' | 'NOT_GOING' };

const refuse = (status: number): Reply => ({ status });
const GOING = { status: 200, answer: 'GOING' } as const;
const NOT_GOING = { status: 200, answer: 'NOT_GOING' } as const;

/** What the specification says about each step, in milliseconds and without rules of the program. */
export class SeatModel extends ClubSeats {
  /** A refused step changes nothing. */
  play(step: Step): Reply {
    const before = structuredClone(this.state);
    const reply = this.#play(step);
    if (reply.status >= 400) this.state = before;
    return reply;
  }

  /** False for a refusal, and for what changes nothing. */
  wouldChange(step: Step): boolean {
    const before = structuredClone(this.state);
    const { status } = this.#play(step);
    const isChanged = !isDeepStrictEqual(this.state, before);
    this.state = before;
    return status < 400 && isChanged;
  }

  #play(step: Step): Reply {
    switch (step.act) {
      case 'wait':
      case 'waitUntil':
      case 'waitForExpiry':
        return { status: 200 };
      case 'work':
        return this.#work();
      case 'limit':
        return this.#change(step.limit, this.state.start);
      case 'move':
        return this.#change(this.state.limit, this.nextStart(step.hours));
      default:
        return this.#act(step.act, step.who);
    }
  }

  /** A meeting starts at a full second. */
  nextStart(inHours: number): number {
    return Math.ceil((this.state.now + hours(inHours)) / 1_000) * 1_000;
  }

  #act(act: Act, who: number): Reply {
    switch (act) {
      case 'accept':
      case 'reject':
      case 'kick':
        return this.hasBegun ? refuse(422) : this.#decide(act, who);
      case 'approve':
      case 'unapprove':
        return this.hasBegun ? refuse(422) : this.#approve(who, act === 'approve');
      case 'shutOut':
        return this.#block(who, 'host');
      case 'letBackIn':
        return this.#unblock(who, 'host');
      default:
        return this.isWithdrawn(who) ? refuse(401) : this.#actAlone(act, who);
    }
  }

  #actAlone(act: Act, who: number): Reply {
    if (act === 'block') return this.#block(who, 'member');
    if (act === 'unblock') return this.#unblock(who, 'member');
    if (act === 'withdraw') return this.#withdraw(who);
    if (this.isHidden(who)) return refuse(404);
    switch (act) {
      case 'apply':
      case 'queue':
        return this.#apply(who, act === 'queue');
      case 'cancel':
        return this.#cancel(who);
      case 'take':
      case 'decline':
        return this.#answerOffer(who, act === 'take');
      default:
        return this.#answer(who, act === 'going');
    }
  }

  #apply(who: number, mayQueue: boolean): Reply {
    // Also for somebody with a seat, who still sees the club.
    if (this.state.blockedBy.has(who)) return refuse(404);
    this.settleOffers();
    const part = this.part(who);
    const { now } = this.state;
    if (part?.is === 'kicked') return refuse(403);
    if (part?.is === 'rejected' && now < part.at + hours(24)) return refuse(403);
    const isSwitching = part?.is === 'waiting' && mayQueue && this.freeSeats <= 0;
    if (part !== undefined && part.is !== 'rejected' && !isSwitching) return refuse(409);
    if (this.hasBegun) return refuse(422);
    if (this.freeSeats > 0) {
      this.set(who, { is: 'waiting', appliedAt: now, until: this.decideUntil(now) });
      return { status: 201 };
    }
    if (!mayQueue) return refuse(422);
    this.set(who, { is: 'queued', since: now, isApproved: false, until: null });
    return { status: 201 };
  }

  #cancel(who: number): Reply {
    const part = this.part(who);
    if (part === undefined || part.is === 'rejected' || part.is === 'kicked') return refuse(404);
    if (this.hasBegun) return refuse(422);
    this.leave(who);
    return { status: 204 };
  }

  #answerOffer(who: number, isAccepting: boolean): Reply {
    const part = this.part(who);
    if (this.hasBegun) return refuse(422);
    if (part?.is !== 'queued') return refuse(409);
    if (!isAccepting) {
      this.leave(who);
      return NOT_GOING;
    }
    const isShared = isApproved(part) && this.isLastMinute && this.freeSeats > 0;
    if (!isOffered(part) && !isShared) return refuse(409);
    this.settleOffers();
    this.#takeSeat(who);
    return GOING;
  }

  #answer(who: number, isGoing: boolean): Reply {
    const part = this.part(who);
    const wasOffered = this.state.missed.has(who) || isOffered(this.state.stored.get(who));
    if (part?.is !== 'joined')
      return part?.is === 'queued' || wasOffered ? this.#answerOffer(who, isGoing) : refuse(403);
    if (this.hasBegun) return refuse(422);
    if (!isGoing) {
      this.leave(who);
      return NOT_GOING;
    }
    const prompted = this.promptedAt;
    const isNew = part.answeredAt === null || (prompted !== null && part.answeredAt < prompted);
    if (isNew) this.set(who, { ...part, answeredAt: this.state.now });
    return GOING;
  }

  #takeSeat(who: number): void {
    this.set(who, { is: 'joined', since: this.state.now, answeredAt: null });
  }

  #approve(who: number, mayTakeSeat: boolean): Reply {
    const part = this.part(who);
    if (part?.is !== 'queued') return refuse(404);
    if (isOffered(part)) return mayTakeSeat ? { status: 204 } : refuse(409);
    if (part.isApproved === mayTakeSeat) return { status: 204 };
    this.set(who, { ...part, isApproved: mayTakeSeat });
    this.settle();
    return { status: 204 };
  }

  #decide(act: 'accept' | 'reject' | 'kick', who: number): Reply {
    if (act === 'accept') this.settleOffers();
    const part = this.part(who);
    if (part === undefined) return refuse(404);
    const isWaiting = part.is === 'waiting' || part.is === 'queued';
    if (act === 'kick' ? part.is !== 'joined' : !isWaiting) return refuse(409);
    if (act === 'accept') {
      if (!isOffered(part) && this.freeSeats <= 0) return refuse(409);
      this.#takeSeat(who);
      return { status: 202 };
    }
    this.set(who, act === 'kick' ? { is: 'kicked' } : { is: 'rejected', at: this.state.now });
    this.settle();
    return { status: act === 'kick' ? 204 : 202 };
  }

  #change(limit: number, start: number): Reply {
    if (this.hasBegun) return refuse(422);
    this.settleOffers();
    if (limit < this.state.limit - this.freeSeats) return refuse(400);
    if (limit === this.state.limit && start === this.state.start) return refuse(400);
    if (start <= this.state.now) return refuse(400);
    const isMoved = start !== this.state.start;
    this.state.changedAt = isMoved ? this.state.now : this.state.changedAt;
    Object.assign(this.state, { limit, start });
    this.moveDeadlines();
    this.settle();
    return { status: 201 };
  }

  /** Ends what waits between the two; a seat stays. */
  #block(who: number, by: 'host' | 'member'): Reply {
    if (this.isWithdrawn(who)) return refuse(404);
    const known = this.state.blockedBy.get(who);
    if (known !== undefined) return known === by ? { status: 201 } : refuse(404);
    this.state.blockedBy.set(who, by);
    const stored = this.state.stored.get(who);
    if (stored?.is !== 'waiting' && stored?.is !== 'queued') return { status: 201 };
    const isRejected = by === 'host' && !this.hasBegun && !this.hasExpired(stored);
    this.state.stored.delete(who);
    if (isRejected) this.set(who, { is: 'rejected', at: this.state.now });
    this.settle();
    return { status: 201 };
  }

  #unblock(who: number, by: 'host' | 'member'): Reply {
    if (this.isWithdrawn(who)) return refuse(404);
    const known = this.state.blockedBy.get(who);
    if (known !== undefined && known !== by) return refuse(404);
    this.state.blockedBy.delete(who);
    return { status: 204 };
  }

  #withdraw(who: number): Reply {
    this.state.withdrawn.add(who);
    const stored = this.state.stored.get(who);
    const mayLeave = stored !== undefined && stored.is !== 'rejected' && stored.is !== 'kicked';
    if (mayLeave && !this.hasBegun) this.leave(who);
    // A seat of the past stays, its answer does not.
    else if (stored?.is === 'joined') this.set(who, { ...stored, answeredAt: null });
    return { status: 202 };
  }

  #work(): Reply {
    if ([...this.state.stored.values()].some((part) => this.hasExpired(part))) {
      this.endExpired();
      this.settle();
    }
    return { status: 200 };
  }
}
