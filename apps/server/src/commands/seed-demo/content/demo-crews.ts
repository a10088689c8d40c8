import type { Rhythm } from '@azit/contract/crews/crew.field';

export type DemoCrew = {
  name: string;
  intro: string;
  category: number;
  /** The club whose banner is the picture of the crew. */
  bannerClub: string;
  rhythm: Rhythm;
  time: string;
  location: string;
  limit: number;
  host: string;
  members: readonly string[];
  alwaysGoing: readonly string[];
  messages: readonly (readonly [daysAgo: number, nickname: string, text: string])[];
};

export const demoCrews: readonly DemoCrew[] = [
  {
    name: '수요일엔 책방',
    intro: '한 달에 한 권씩 읽고, 매주 수요일 저녁에 만나 이야기해요. 못 읽고 와도 괜찮아요.',
    category: 33,
    bannerClub: '단편 하나 읽고 만나요',
    rhythm: { every: 'WEEKLY', weekday: 3 },
    time: '20:00',
    location: '서울 성동구 연무장길 7',
    limit: 8,
    host: '햇살좋은날',
    members: ['초코송이', '책갈피', '밤의도서관', '윤슬', '모카'],
    alwaysGoing: ['책갈피', '윤슬'],
    messages: [
      [6, '책갈피', '지난주에 말한 단편집, 도서관에 두 권 있더라고요.'],
      [5, '햇살좋은날', '좋아요. 이번 달은 그 책으로 해요!'],
      [1, '밤의도서관', '앞의 세 편만 읽고 가도 될까요?'],
      [1, '햇살좋은날', '그럼요, 편하게 오세요.'],
    ],
  },
  {
    name: '느린 걸음 크루',
    intro: '격주 토요일 아침, 둘레길을 두 시간쯤 천천히 걸어요.',
    category: 7,
    bannerClub: '인왕산 두 시간 코스',
    rhythm: { every: 'BIWEEKLY', weekday: 6 },
    time: '10:00',
    location: '서울 종로구 사직로 161',
    limit: 10,
    host: '느린산책',
    members: ['햇살좋은날', '초코송이', '바위사이', '필름한롤'],
    alwaysGoing: ['바위사이'],
    messages: [
      [4, '느린산책', '토요일 아침은 조금 쌀쌀하대요. 얇은 겉옷 챙겨 오세요.'],
      [3, '필름한롤', '카메라 들고 갈게요. 단풍이 아직 남아 있으면 좋겠어요.'],
    ],
  },
];
