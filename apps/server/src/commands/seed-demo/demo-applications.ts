import type { DemoClub } from './content/demo-club.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const REJECTED_MS = 7 * HOUR_MS;

const ANSWERS = [
  '시간 맞춰 갈게요. 잘 부탁해요.',
  '처음이라 떨리지만 가 보고 싶어요.',
  '마침 그날 비어 있었어요.',
  '집에서 가까워서 반가웠어요.',
  '소개 글을 읽고 바로 신청했어요.',
  '전부터 해 보고 싶던 거예요.',
  '조용히 따라갈게요.',
  '준비물이 있으면 알려 주세요.',
  '지난번에 못 가서 아쉬웠거든요.',
  '끝까지 함께할 수 있어요.',
  '저녁은 먹고 갈게요.',
  '오래 기다린 모임이에요.',
  '말은 적어도 잘 웃어요.',
];

export function createApplications(club: DemoClub, opened: Date, now: Date) {
  const joined = club.joined.map((seat, index) => {
    const [nickname, answer] = typeof seat === 'string' ? [seat, undefined] : seat;
    const fallback = ANSWERS[(club.category + index * 5) % ANSWERS.length] ?? null;
    const applied = new Date(opened.getTime() + index * HOUR_MS);
    return {
      ...row(nickname, 'CLUB_JOINED', applied),
      join_answer: index === 0 ? null : (answer ?? fallback),
      decided_at: index === 0 ? null : decisionTime(applied, club.category + index),
    };
  });
  const waiting = (club.waiting ?? []).map(([nickname, answer], index, all) => ({
    ...row(
      nickname,
      'CLUB_WAITING',
      new Date(now.getTime() - (all.length - index) * 5 * MINUTE_MS),
    ),
    join_answer: answer,
  }));
  if (club.rejected === undefined) return [...joined, ...waiting];
  const [nickname, answer, reason] = club.rejected;
  const decided = new Date(now.getTime() - REJECTED_MS);
  const rejected = {
    ...row(nickname, 'CLUB_REJECTED', new Date(decided.getTime() - 3 * HOUR_MS)),
    join_answer: answer,
    decided_at: decided,
    rejection_reason: reason,
  };
  return [...joined, ...waiting, rejected];
}

/** Demo hosts answer within one to five hours, so that their pages show how fast they answer. */
function decisionTime(applied: Date, seed: number): Date {
  return new Date(applied.getTime() + (1 + (seed % 5)) * HOUR_MS);
}

type Row = {
  nickname: string;
  status: string;
  applied_at: Date;
  decided_at: Date | null;
  rejection_reason: string | null;
};

function row(nickname: string, status: string, appliedAt: Date): Row {
  return { nickname, status, applied_at: appliedAt, decided_at: null, rejection_reason: null };
}
