/** A club as its form sends it, without a day: open to all, in Seoul, by application. */
export const plannedClub = {
  clubName: '성수에서 볼더링 처음 해 보는 사람들',
  clubInfo: '처음이어도 괜찮아요.',
  joinQuestion: '클라이밍은 몇 번 해 봤나요?',
  fee: 15000,
  meetingTime: '14:00',
  memberLimit: 8,
  genderRestriction: 'ALL',
  birthYearMin: null,
  birthYearMax: null,
  isOnline: 'offline',
  location: '서울 성동구 연무장길 7',
  categorySmallId: 6,
  joinMethod: 'APPROVAL',
};
