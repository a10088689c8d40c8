/** One letter per member: `.` none, `w` waiting, `j` joined, `r` rejected, `k` kicked. */
type Seat = '.' | 'w' | 'j' | 'r' | 'k';

/** A club as letters: `{limit}{o|c}` for open or closed, then the seats in member order. */
export type ClubState = string;

export type Act =
  | { kind: 'apply' | 'cancel' | 'accept' | 'reject' | 'kick'; member: number }
  | { kind: 'limit'; limit: number }
  | { kind: 'close' }
  /** The host cannot see rejected and kicked members, so `seen` contains `.` for them. */
  | { kind: 'look'; seen: string };

const HEAD = 2;

export function openClub(limit: number, members: number): ClubState {
  return `${limit}o${'.'.repeat(members)}`;
}

export function play(state: ClubState, act: Act): { status: number; next: ClubState } {
  const club = read(state);
  const refuse = (status: number) => ({ status, next: state });
  switch (act.kind) {
    case 'look':
      return refuse(act.seen === club.seats.replaceAll(/[rk]/g, '.') ? 200 : Number.NaN);
    case 'close':
      return { status: 202, next: `${club.limit}c${club.seats}` };
    case 'limit':
      if (!club.isOpen) return refuse(422);
      if (act.limit < club.joined) return refuse(400);
      if (act.limit !== club.limit && /[wj]/.test(club.seats)) return refuse(409);
      return { status: 200, next: `${act.limit}o${club.seats}` };
    default:
      return playSeat(state, act.kind, act.member);
  }
}

function playSeat(state: ClubState, kind: 'apply' | 'cancel' | Decision, member: number) {
  const { isOpen, isFull, seats } = read(state);
  const seat = seats[member] ?? '.';
  const refuse = (status: number) => ({ status, next: state });
  const sit = (status: number, now: Seat) => ({ status, next: withSeat(state, member, now) });
  if (kind === 'cancel') return seat === 'w' || seat === 'j' ? sit(204, '.') : refuse(404);
  if (kind === 'apply') {
    if (seat === 'w' || seat === 'j') return refuse(409);
    if (seat === 'r' || seat === 'k') return refuse(403);
    return isOpen && !isFull ? sit(201, 'w') : refuse(422);
  }
  if (!isOpen) return refuse(422);
  if (seat === '.') return refuse(404);
  if (kind === 'kick') return seat === 'j' ? sit(204, 'k') : refuse(409);
  if (seat !== 'w' || (kind === 'accept' && isFull)) return refuse(409);
  return sit(202, kind === 'accept' ? 'j' : 'r');
}

type Decision = 'accept' | 'reject' | 'kick';

function read(state: ClubState) {
  const seats = state.slice(HEAD);
  const limit = Number(state[0]);
  const joined = 1 + seats.split('j').length - 1;
  return { limit, seats, joined, isOpen: state[1] === 'o', isFull: joined >= limit };
}

function withSeat(state: ClubState, member: number, seat: Seat): ClubState {
  const at = HEAD + member;
  return `${state.slice(0, at)}${seat}${state.slice(at + 1)}`;
}
