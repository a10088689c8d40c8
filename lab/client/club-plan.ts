import { addDays, seoulToday } from '../../packages/rules/src/seoul-clock.ts';

export const nextWeek = () => addDays(seoulToday(new Date()), 7);

export function clubPlan(clubName: string) {
  return {
    clubName,
    clubInfo: '무슨 일이 있어도 모여요.',
    memberLimit: 20,
    meetingDate: nextWeek(),
    meetingTime: '14:00',
    fee: 0,
    genderRestriction: 'ALL',
    birthYearMin: null,
    birthYearMax: null,
    isOnline: 'online',
    location: null,
    joinQuestion: '괜찮나요?',
    categorySmallId: 6,
  };
}
