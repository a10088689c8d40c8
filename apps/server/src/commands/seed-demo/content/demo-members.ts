import type { Gender } from '@azit/contract/members/member.field';

export type DemoMember = {
  nickname: string;
  gender: Gender;
  birthYear: number;
  aboutMe: string;
  interests: readonly number[];
};

export const demoMembers: readonly DemoMember[] = [
  {
    nickname: '햇살좋은날',
    gender: 'FEMALE',
    birthYear: 1993,
    aboutMe: '주말이면 성수와 연희동을 걸어요. 처음 온 사람이 편한 자리를 만들고 싶어요.',
    interests: [6, 12, 1, 23, 17],
  },
  {
    nickname: '초코송이',
    gender: 'FEMALE',
    birthYear: 1996,
    aboutMe: '퇴근하고 뭐라도 하나 더 해 보려는 사람이에요. 조용한 모임을 좋아해요.',
    interests: [1, 6, 13, 33, 12],
  },
  {
    nickname: '느린산책',
    gender: 'MALE',
    birthYear: 1990,
    aboutMe: '빨리 걷는 것보다 오래 걷는 게 좋아요. 서울 둘레길을 한 바퀴 반 돌았어요.',
    interests: [7, 17, 23, 25],
  },
  {
    nickname: '모카',
    gender: 'FEMALE',
    birthYear: 1998,
    aboutMe: '커피 내리는 소리에 하루를 시작해요. 요즘은 에티오피아 원두에 빠졌어요.',
    interests: [14, 12, 15, 20],
  },
  {
    nickname: '주사위셋',
    gender: 'MALE',
    birthYear: 1994,
    aboutMe: '보드게임 서른 개쯤 갖고 있어요. 룰 설명은 제가 할게요.',
    interests: [16, 18, 19, 20],
  },
  {
    nickname: '윤슬',
    gender: 'FEMALE',
    birthYear: 1991,
    aboutMe: '한강 물빛 보러 자주 나가요. 달리기는 못하지만 끝까지는 가요.',
    interests: [8, 23, 32, 31],
  },
  {
    nickname: '책갈피',
    gender: 'FEMALE',
    birthYear: 1988,
    aboutMe: '한 달에 네 권쯤 읽어요. 같은 책을 읽은 사람을 만나는 게 제일 반가워요.',
    interests: [33, 26, 34, 2],
  },
  {
    nickname: '두번째곡',
    gender: 'MALE',
    birthYear: 1992,
    aboutMe: '앨범은 늘 두 번째 곡부터 들어요. 퇴근길 플레이리스트를 나눠요.',
    interests: [20, 4, 3, 13],
  },
  {
    nickname: '필름한롤',
    gender: 'MALE',
    birthYear: 1995,
    aboutMe: '서른여섯 장만 찍고 돌아오는 산책을 해요. 카메라는 빌려드릴게요.',
    interests: [17, 1, 21, 24],
  },
  {
    nickname: '소금빵',
    gender: 'FEMALE',
    birthYear: 1999,
    aboutMe: '빵지순례 지도에 핀이 백 개를 넘었어요. 반씩 나눠 먹을 사람 찾아요.',
    interests: [15, 12, 11, 30],
  },
  {
    nickname: '밤의도서관',
    gender: 'FEMALE',
    birthYear: 1994,
    aboutMe: '늦은 밤에 글을 써요. 낮에는 평범한 회사원이에요.',
    interests: [26, 33, 27, 5],
  },
  {
    nickname: '바위사이',
    gender: 'MALE',
    birthYear: 1997,
    aboutMe: '볼더링 2년 차, 파란색에서 반년째 머물러 있어요.',
    interests: [6, 7, 8, 25],
  },
  {
    nickname: '연필깎이',
    gender: 'FEMALE',
    birthYear: 2000,
    aboutMe: '아무 데나 앉아서 그려요. 잘 그리는 모임 말고 같이 그리는 모임이 좋아요.',
    interests: [27, 1, 29, 5],
  },
  {
    nickname: '새벽배송',
    gender: 'MALE',
    birthYear: 1989,
    aboutMe: '여섯 시에 일어나는 연습을 하고 있어요. 성공률은 아직 육십 퍼센트예요.',
    interests: [31, 32, 8, 35],
  },
  {
    nickname: '온더락',
    gender: 'MALE',
    birthYear: 1987,
    aboutMe: '와인은 잘 모르지만 맛있는 건 알아요. 취하지 않을 만큼만 마셔요.',
    interests: [13, 11, 20, 10],
  },
  {
    nickname: '구름과자',
    gender: 'FEMALE',
    birthYear: 2001,
    aboutMe: '놀이공원 연간 회원권이 있어요. 무서운 건 제가 앞자리에 앉을게요.',
    interests: [22, 15, 19, 18],
  },
  {
    nickname: '텐트두동',
    gender: 'MALE',
    birthYear: 1991,
    aboutMe: '짐은 적게, 커피는 많이. 장비는 넉넉하니 몸만 오세요.',
    interests: [25, 7, 24, 14],
  },
  {
    nickname: '무대뒤편',
    gender: 'FEMALE',
    birthYear: 1995,
    aboutMe: '뮤지컬을 혼자 보다가 이제는 같이 보고 싶어졌어요.',
    interests: [3, 4, 2, 21],
  },
  {
    nickname: '컷과컷',
    gender: 'MALE',
    birthYear: 1998,
    aboutMe: '여행 영상을 만들어요. 편집은 커피 두 잔이면 끝나요.',
    interests: [28, 17, 2, 24],
  },
  {
    nickname: '손으로',
    gender: 'FEMALE',
    birthYear: 1985,
    aboutMe: '흙을 만지면 마음이 가라앉아요. 작은 그릇을 굽고 있어요.',
    interests: [29, 30, 27, 14],
  },
  {
    nickname: '반짝반짝',
    gender: 'FEMALE',
    birthYear: 1997,
    aboutMe: '필라테스 1년 차예요. 운동 끝나고 먹는 떡볶이 때문에 다녀요.',
    interests: [9, 8, 11, 31],
  },
  {
    nickname: 'Hello_J',
    gender: 'MALE',
    birthYear: 1993,
    aboutMe: '영어로 수다 떠는 게 취미예요. 틀려도 아무도 웃지 않아요.',
    interests: [35, 34, 12, 2],
  },
  {
    nickname: '아침노을',
    gender: 'FEMALE',
    birthYear: 1984,
    aboutMe: '일출을 보러 산에 올라요. 내려와서 먹는 국밥이 진짜 목적이에요.',
    interests: [7, 10, 11, 23],
  },
  {
    nickname: '문장수집',
    gender: 'MALE',
    birthYear: 1996,
    aboutMe: '좋은 문장을 만나면 베껴 써요. 노트가 열두 권이 됐어요.',
    interests: [33, 26, 34, 20],
  },
];
