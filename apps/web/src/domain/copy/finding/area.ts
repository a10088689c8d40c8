const numerals = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];

export const areaMessages = {
  chooseTitle: '지역 고르기',
  failed: '지역을 불러오지 못했어요.',
  searchField: '지역 이름',
  searchExample: '성동구, ㅅㄷㄱ처럼 찾기',
  nothingFound: (word: string) => `‘${word}’ 지역이 없어요.`,
  provinces: '시·도',
  districts: (province: string) => `${province}의 시·군·구`,
  found: '찾은 지역',
  chosen: '고른 지역',
  remove: (name: string) => `${name} 빼기`,
  chosenThere: (count: number) => `${count}곳 골랐어요`,
  limit: (most: number) => `${most}곳까지 고를 수 있어요.`,
  clear: '지우기',
  look: (areas: number) => `${areaCountText(areas)}에서 보기`,
  lookAt: (areas: number, clubs: number) => `${areaCountText(areas)}에서 ${clubs}곳 보기`,
  own: '내 동네',
  ownLimit: '두 곳까지',
  ownTitle: '내 동네 고르기',
  ownHint: '가까운 아지트를 먼저 추천해 드려요.',
  ownChoose: '동네 고르기',
  ownChange: '바꾸기',
  ownDone: (areas: number) =>
    areas === 0 ? '정하지 않을래요' : `${numerals[areas]} 곳으로 정하기`,
} as const;

function areaCountText(areas: number): string {
  return areas === 0 ? '전국' : `${numerals[areas]} 지역`;
}
