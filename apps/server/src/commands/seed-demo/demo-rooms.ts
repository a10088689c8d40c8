import { MOVED_CLUB } from './demo-clubs-next-week.ts';
import { CANCELLED_CLUB } from './demo-clubs-weekend.ts';

/** Minutes before now, or a day before today and a time of it. */
export type DemoMoment = number | readonly [day: number, time: string];

export type DemoMessage = {
  by: string;
  at: DemoMoment;
  /** Without one, it is a picture. */
  text?: string;
  isAnnouncement?: true;
};

export type DemoRoom = {
  /** The name of the club, or the two who talk. */
  of: string | readonly [string, string];
  messages: readonly DemoMessage[];
  /** How many of the last messages the demo logins have not read. */
  unread?: Readonly<Record<string, number>>;
};

const HOST = '햇살좋은날';
const MEMBER = '초코송이';

/** What was said in the rooms of the two demo logins; in all others people only came. */
export const demoRooms: readonly DemoRoom[] = [
  {
    of: '성수에서 볼더링 처음 해 보는 사람들',
    messages: [
      { by: HOST, at: [-3, '20:02'], text: '모두 반가워요! 저도 세 번째라 같이 배워요.' },
      { by: '바위사이', at: [-3, '20:05'], text: '암벽화는 거기서 빌릴 수 있어요. 2천 원이에요.' },
      { by: '소금빵', at: [-3, '20:31'], text: '양말은 꼭 신고 오는 거죠?' },
      { by: '바위사이', at: [-3, '20:33'], text: '네, 얇은 양말이 좋아요.' },
      {
        by: HOST,
        at: [-1, '12:10'],
        text: '성수역 4번 출구에서 1시 45분에 만나요. 손톱은 짧게 깎고, 편한 바지로 와 주세요.',
        isAnnouncement: true,
      },
      { by: '윤슬', at: [-1, '12:14'], text: '확인했어요!' },
      { by: '컷과컷', at: [-1, '18:40'], text: '끝나고 근처에서 밥 먹을 사람 있어요?' },
      { by: '윤슬', at: 42, text: '저요. 마라탕 어때요' },
      { by: '소금빵', at: 38, text: '저는 조금 늦게 합류할게요. 1시 55분쯤 도착해요.' },
    ],
    unread: { [HOST]: 2 },
  },
  {
    of: '서울숲 도시락 소풍',
    messages: [
      { by: HOST, at: [-4, '09:30'], text: '한 사람이 한 가지만 싸 오면 돼요. 뭐가 좋을까요?' },
      { by: '연필깎이', at: [-4, '09:52'], text: '저는 과일이요. 귤이 제철이에요.' },
      { by: '소금빵', at: [-4, '10:15'], text: '소금빵은 제가…' },
      { by: HOST, at: [-4, '10:16'], text: '그럴 줄 알았어요 ㅎㅎ' },
      { by: '소금빵', at: [-1, '21:08'] },
      { by: '소금빵', at: [-1, '21:08'], text: '연습으로 구워 봤는데 괜찮아 보이나요?' },
      { by: '윤슬', at: [-1, '21:20'], text: '벌써 배고파요' },
    ],
  },
  {
    of: '빛을 다루는 전시 함께 보기',
    messages: [
      {
        by: HOST,
        at: [-2, '19:00'],
        text: '입구 왼쪽 물품 보관함 앞에서 만나요.',
        isAnnouncement: true,
      },
      { by: MEMBER, at: [-2, '19:12'], text: '네! 1시 50분까지 갈게요.' },
      {
        by: '필름한롤',
        at: [-1, '20:45'],
        text: '오늘 즐거웠어요. 마지막 방에서 오래 앉아 있던 게 제일 좋았네요.',
      },
      { by: MEMBER, at: [-1, '20:51'], text: '저도요. 다음 전시도 같이 가요.' },
      {
        by: '연필깎이',
        at: [-1, '21:30'],
        text: '12월에 사진전 하나 한대요. 링크 찾으면 올릴게요.',
      },
      { by: HOST, at: 95, text: '좋아요, 그때 또 열게요!' },
    ],
    unread: { [MEMBER]: 1 },
  },
  {
    of: '책방에서 책 바꿔 읽기',
    messages: [
      {
        by: '책갈피',
        at: [-2, '22:10'],
        text: '가져올 책 제목은 비밀로 해 주세요. 쪽지만 보고 고를 거예요.',
        isAnnouncement: true,
      },
      { by: MEMBER, at: [-2, '22:18'], text: '재미있겠다. 쪽지는 얼마나 길게 써요?' },
      { by: '책갈피', at: [-2, '22:20'], text: '세 줄이면 충분해요.' },
      { by: '문장수집', at: 180, text: '저는 시집으로 정했어요.' },
      { by: '책갈피', at: 176, text: '오, 시집은 처음이에요.' },
      { by: '문장수집', at: 61, text: '혹시 책방에 주차할 곳 있나요?' },
    ],
    unread: { [MEMBER]: 3 },
  },
  {
    of: MOVED_CLUB.name,
    messages: [
      { by: '모카', at: [-2, '13:00'], text: '콘센트 있는 자리로 예약했어요.' },
      { by: MEMBER, at: [-2, '13:20'], text: '감사해요! 저는 밀린 일기를 쓸 거예요.' },
      { by: '모카', at: 33, text: '세 시에는 사람이 너무 많대요. 네 시로 옮겼어요. 괜찮을까요?' },
    ],
    unread: { [MEMBER]: 2 },
  },
  {
    of: CANCELLED_CLUB.name,
    messages: [
      { by: '구름과자', at: [-3, '19:40'], text: '치즈 케이크는 꼭 시켜요.' },
      { by: MEMBER, at: [-3, '19:44'], text: '저는 얼그레이요!' },
      { by: MEMBER, at: 60 * 25, text: '아쉽지만 다음 달에 봐요.' },
    ],
  },
  {
    // More than thirty days ago: it can only be read.
    of: '첫 롤을 현상하던 날',
    messages: [
      { by: '필름한롤', at: [-34, '18:00'], text: '현상소가 11시에 열어요. 필름 꼭 챙겨 오세요.' },
      { by: HOST, at: [-34, '18:30'], text: '넵, 36방 다 찍었어요.' },
      {
        by: '느린산책',
        at: [-32, '10:10'],
        text: '스캔 받았는데 절반이 흔들렸네요. 그래도 마음에 들어요.',
      },
      { by: HOST, at: [-32, '10:25'], text: '흔들린 게 더 좋아요. 다음에 보여 주세요.' },
    ],
  },
  {
    of: [HOST, MEMBER],
    messages: [
      { by: MEMBER, at: [-1, '22:02'], text: '오늘 찍어 주신 사진 받을 수 있을까요?' },
      { by: HOST, at: [-1, '22:10'], text: '그럼요, 내일 정리해서 보내 드릴게요.' },
      { by: MEMBER, at: [-1, '22:11'], text: '천천히 주세요. 감사해요!' },
      { by: HOST, at: 20, text: '전시 모임 하나 더 열었어요. 시간 되면 또 봐요.' },
    ],
    unread: { [MEMBER]: 1 },
  },
  {
    // They have nothing in common any more: it can only be read.
    of: [MEMBER, '반짝반짝'],
    messages: [
      { by: '반짝반짝', at: [-40, '20:30'], text: '오늘 강사님 성함이 뭐였죠?' },
      { by: MEMBER, at: [-40, '20:41'], text: '김하늘 선생님이요. 다음 달에도 하신대요.' },
      { by: '반짝반짝', at: [-40, '20:42'], text: '고마워요!' },
    ],
  },
];
