export type ChatTab = 'group' | 'personal';

export type ChatMessage = { id: number; writer: string | null; text: string; time: string };

export type ChatRoom = {
  id: number;
  tab: ChatTab;
  name: string;
  people: number;
  unread: number;
  when: string;
  /** Oldest first; a message without a writer is one's own. */
  messages: readonly ChatMessage[];
};

/** Chat has no server yet: these conversations are made up. */
export const mockRooms: readonly ChatRoom[] = [
  {
    id: 1,
    tab: 'group',
    name: '주말 아침 한강 따라 천천히 5km',
    people: 6,
    unread: 2,
    when: '오전 8:12',
    messages: [
      {
        id: 1,
        writer: '바람결',
        text: '내일 날씨 좋대요. 여의나루역 2번 출구에서 만나요.',
        time: '오후 9:03',
      },
      { id: 2, writer: null, text: '네, 좋아요. 물은 각자 챙기면 될까요?', time: '오후 9:05' },
      { id: 3, writer: '바람결', text: '네, 작은 물병 하나면 충분해요.', time: '오후 9:06' },
      {
        id: 4,
        writer: '느린걸음',
        text: '저는 5분쯤 먼저 가서 몸을 풀고 있을게요.',
        time: '오전 8:10',
      },
      { id: 5, writer: '바람결', text: '그럼 이따 봐요.', time: '오전 8:12' },
    ],
  },
  {
    id: 2,
    tab: 'group',
    name: '전시 보고 나서 30분만 이야기해요',
    people: 4,
    unread: 0,
    when: '어제',
    messages: [
      {
        id: 1,
        writer: '물감통',
        text: '오늘 본 것 가운데 뭐가 가장 오래 남았어요?',
        time: '오후 5:40',
      },
      {
        id: 2,
        writer: null,
        text: '마지막 방의 종이 조각이요. 한참 서 있었어요.',
        time: '오후 5:42',
      },
    ],
  },
  {
    id: 3,
    tab: 'group',
    name: '아침 6시 책 읽기, 온라인',
    people: 8,
    unread: 0,
    when: '11월12일',
    messages: [
      { id: 1, writer: '책갈피', text: '이번 주는 3장까지 읽어 와요.', time: '오전 6:58' },
    ],
  },
];

export function roomsOf(tab: ChatTab): readonly ChatRoom[] {
  return mockRooms.filter((room) => room.tab === tab);
}

/** Any other number opens the first one. */
export function roomOf(id: string | null): ChatRoom | undefined {
  return mockRooms.find((room) => String(room.id) === id) ?? mockRooms[0];
}
