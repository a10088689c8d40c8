export type District = { areaCode: string; address: string; people: number };

export const DISTRICTS: readonly District[] = [
  { areaCode: '11680', address: '서울 강남구 테헤란로', people: 9 },
  { areaCode: '11440', address: '서울 마포구 동교로', people: 9 },
  { areaCode: '11200', address: '서울 성동구 연무장길', people: 8 },
  { areaCode: '11710', address: '서울 송파구 올림픽로', people: 7 },
  { areaCode: '11110', address: '서울 종로구 자하문로', people: 5 },
  { areaCode: '11650', address: '서울 서초구 서초대로', people: 5 },
  { areaCode: '11170', address: '서울 용산구 한강대로', people: 5 },
  { areaCode: '11215', address: '서울 광진구 아차산로', people: 4 },
  { areaCode: '11620', address: '서울 관악구 관악로', people: 4 },
  { areaCode: '11560', address: '서울 영등포구 여의대로', people: 4 },
  { areaCode: '11500', address: '서울 강서구 공항대로', people: 3 },
  { areaCode: '11350', address: '서울 노원구 동일로', people: 3 },
  { areaCode: '41135', address: '경기 성남시 분당구 판교역로', people: 5 },
  { areaCode: '41117', address: '경기 수원시 영통구 광교중앙로', people: 4 },
  { areaCode: '41285', address: '경기 고양시 일산동구 중앙로', people: 3 },
  { areaCode: '41465', address: '경기 용인시 수지구 포은대로', people: 3 },
  { areaCode: '28185', address: '인천 연수구 컨벤시아대로', people: 4 },
  { areaCode: '28237', address: '인천 부평구 부평대로', people: 3 },
  { areaCode: '26500', address: '부산 수영구 광안해변로', people: 4 },
  { areaCode: '26350', address: '부산 해운대구 센텀중앙로', people: 4 },
  { areaCode: '27260', address: '대구 수성구 달구벌대로', people: 3 },
  { areaCode: '30200', address: '대전 유성구 대학로', people: 3 },
];

const CAPITAL = new Set(['11', '28', '41']);

export function reach(from: District, to: District): number {
  if (from === to) return 1;
  const [province, other] = [from.areaCode.slice(0, 2), to.areaCode.slice(0, 2)];
  if (province === other) return 0.22;
  return CAPITAL.has(province) && CAPITAL.has(other) ? 0.07 : 0.004;
}
