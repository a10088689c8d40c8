const numerals = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];

export const areaMessages = {
  look: (areas: number) => `${areaCountText(areas)}에서 보기`,
  lookAt: (areas: number, clubs: number) => `${areaCountText(areas)}에서 ${clubs}곳 보기`,
  own: '내 동네',
  ownLimit: '두 곳까지',
  ownChoose: '동네 고르기',
  ownChange: '바꾸기',
  ownDone: (areas: number) =>
    areas === 0 ? '정하지 않을래요' : `${numerals[areas]} 곳으로 정하기`,
} as const;

function areaCountText(areas: number): string {
  return areas === 0 ? '전국' : `${numerals[areas]} 지역`;
}
