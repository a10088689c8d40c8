/** Home and landing, in addition to the texts shared with clubs. */
export const discoveryMessages = {
  writeReview: '후기 쓰기',
  awaitingReview: '후기를 기다리는 아지트',
  awaitingReviewCount: (count: number) => `${count}곳`,
  waitingApplications: '기다리는 신청',
  waitingApplicationsCount: (count: number) => `${count}건`,
  putAway: (strip: string) => `${strip} 치우기`,
  isPutAway: '치웠어요. 새로 생기면 다시 보여 드려요.',
  bannerTitle: '이번 주말, 같이할 사람을 찾고 있나요?',
  bannerText: '3명부터 20명까지, 작게 모여요',
  full: '자리가 모두 찼어요',
  host: '호스트',
  liveClubs: '지금 모이는 아지트',
  logIn: '로그인',
  signUp: '회원가입',
} as const;
