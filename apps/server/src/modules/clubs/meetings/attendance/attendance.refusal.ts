import { whyNotOpen } from '@azit/rules/club-sentences';
import { hasArrived } from '@azit/rules/hosting/arrival';
import { type Absence, attendanceGate, mayContest } from '@azit/rules/hosting/attendance';
import { phasedClub, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { forbidden, invalidField, Refusal } from '#server/runtime/refusal.ts';

export function requireOver(club: TimedClub, now: Date) {
  const gate = attendanceGate(phasedClub(club), now);
  if (gate === 'cancelled') throw new Refusal(422, 'CLUB_ENDED', `${whyNotOpen(gate)}.`);
  if (gate === 'early') throw closed('모임이 끝난 뒤에 누가 왔는지 확인할 수 있어요.');
}

export function requireConfirmable(club: TimedClub, now: Date) {
  requireOver(club, now);
  if (attendanceGate(phasedClub(club), now) === 'late') {
    throw closed('모임이 끝나고 7일이 지나서 더 바꿀 수 없어요.');
  }
}

export function requireJoinedAll(absent: readonly number[], joined: ReadonlySet<number>) {
  if (absent.every((memberId) => joined.has(memberId))) return;
  throw invalidField('absent', '함께하지 않은 사람이 들어 있어요. 새로고침하고 다시 골라 주세요.');
}

export function requireNoneArrived(
  club: TimedClub,
  absent: readonly { arrived_at: Date | null }[],
) {
  if (!absent.some((row) => hasArrived(phasedClub(club), row.arrived_at))) return;
  const message = '문 앞 코드로 왔다고 남긴 사람이 들어 있어요. 새로고침하고 다시 골라 주세요.';
  throw new Refusal(409, 'ARRIVED_BY_CODE', message);
}

export function requireSeat(status: string | null | undefined) {
  if (status !== 'CLUB_JOINED') throw forbidden('함께한 사람만 볼 수 있어요.');
}

export function requireMarkable(hostId: number, memberId: number, status: string | undefined) {
  if (memberId === hostId) throw forbidden('호스트는 언제나 온 것으로 남아요.');
  if (status !== 'CLUB_JOINED') throw forbidden('함께한 사람만 알릴 수 있어요.');
}

export function requireContestable(absence: Absence, now: Date) {
  if (!mayContest(absence, now)) throw closed('표시된 지 7일이 지나서 더 알릴 수 없어요.');
}

function closed(message: string): Refusal {
  return new Refusal(422, 'ATTENDANCE_CLOSED', message);
}
