import { type DemoRoom, HOST, MEMBER } from './demo-room.ts';
import { roomsComing } from './demo-rooms-coming.ts';

/** Messages in the rooms of past clubs and between two members. */
const roomsPast: readonly DemoRoom[] = [
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
        text: '다음 달에 사진전 하나 한대요. 링크 찾으면 올릴게요.',
      },
      { by: HOST, at: 95, text: '좋아요, 그때 또 열게요!' },
    ],
    unread: { [MEMBER]: 1 },
  },
  {
    of: '가을 와인 세 병',
    messages: [
      { by: '온더락', at: [-3, '20:00'], text: '안주는 짠 것 하나, 단 것 하나면 딱 좋아요.' },
      { by: MEMBER, at: [-3, '20:14'], text: '그럼 저는 무화과 챙길게요.' },
      { by: '무대뒤편', at: [-2, '23:10'], text: '다들 잘 들어갔죠? 두 번째 병 이름 아시는 분!' },
      { by: '온더락', at: [-2, '23:18'], text: '라벨 사진 찾아서 내일 올릴게요.' },
    ],
  },
  {
    of: '볼더링 첫날 모임',
    messages: [
      {
        by: '바위사이',
        at: [-3, '22:30'],
        text: '내일 팔이 안 올라갈 거예요. 정상이니 놀라지 마세요.',
      },
      { by: MEMBER, at: [-2, '08:12'], text: '머리를 못 감겠어요…' },
      { by: HOST, at: [-2, '08:20'], text: '저는 칫솔이 무거워요 ㅋㅋㅋ' },
      { by: '컷과컷', at: [-2, '12:40'], text: '어제 영상 편집 끝나면 여기 올릴게요.' },
    ],
  },
  {
    of: '단편 하나 읽고 만나요',
    messages: [
      { by: '책갈피', at: [-6, '21:00'], text: '열두 쪽이에요. 지하철에서 읽기 딱 좋아요.' },
      { by: '밤의도서관', at: [-5, '18:10'], text: '마지막 문장 때문에 한 정거장 지나쳤어요.' },
      { by: MEMBER, at: [-5, '18:22'], text: '저는 두 정거장이요.' },
    ],
  },
  {
    of: '뚝섬 돗자리 모임',
    messages: [
      { by: '윤슬', at: [-9, '20:10'], text: '바람 예보가 초속 이 미터래요. 연은 어렵겠어요.' },
      { by: HOST, at: [-9, '20:15'], text: '그럼 눕는 모임으로 바꿔요.' },
      { by: '구름과자', at: [-8, '19:02'], text: '오늘 낮잠이 올해 최고였어요.' },
    ],
  },
  {
    of: '나뭇잎 그리는 오후',
    messages: [
      { by: '연필깎이', at: [-13, '17:30'], text: '마른 잎보다 갓 떨어진 잎이 색이 고와요.' },
      { by: HOST, at: [-12, '18:40'], text: '책갈피 벌써 쓰고 있어요. 고마워요!' },
      { by: '손으로', at: [-12, '19:05'], text: '저는 액자에 넣었어요.' },
    ],
  },
  {
    of: '드립 커피 첫 수업',
    messages: [
      { by: '모카', at: [-19, '12:00'], text: '드리퍼는 다 있으니 마실 컵만 가져오세요.' },
      { by: MEMBER, at: [-17, '08:05'], text: '아침에 혼자 내려 봤는데 맛이 나요!' },
      { by: '모카', at: [-17, '08:30'], text: '물 온도만 지키면 실패하지 않아요.' },
    ],
  },
  {
    // Read-only: more than thirty days have passed.
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
    of: [HOST, '바위사이'],
    messages: [
      { by: HOST, at: [-2, '19:30'], text: '처음 오는 분이 세 명인데 같이 봐 주실 수 있어요?' },
      { by: '바위사이', at: [-2, '19:42'], text: '그럼요. 제가 초록 벽부터 데리고 다닐게요.' },
      { by: HOST, at: [-2, '19:43'], text: '든든해요. 끝나고 밥은 제가 살게요!' },
      { by: '바위사이', at: 52, text: '초크 남는 거 두 통 챙겨 갈게요.' },
    ],
    unread: { [HOST]: 1 },
  },
  {
    // Read-only: the members share no club any more.
    of: [MEMBER, '반짝반짝'],
    messages: [
      { by: '반짝반짝', at: [-40, '20:30'], text: '오늘 강사님 성함이 뭐였죠?' },
      { by: MEMBER, at: [-40, '20:41'], text: '김하늘 선생님이요. 다음 달에도 하신대요.' },
      { by: '반짝반짝', at: [-40, '20:42'], text: '고마워요!' },
    ],
  },
];

/** Messages in the rooms of the two demo logins; all other rooms have only join lines. */
export const demoRooms: readonly DemoRoom[] = [...roomsComing, ...roomsPast];
