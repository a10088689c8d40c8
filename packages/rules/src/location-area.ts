const PROVINCE =
  '서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|충북|충남|전북|전남|경북|경남' +
  '|충청북|충청남|전라북|전라남|경상북|경상남';
const SUFFIX = '특별자치시|특별자치도|특별시|광역시|시|도';
const DISTRICT = '[가-힣]+(?:시(?: +[가-힣]+구)?|군|구)';
const ADDRESS = new RegExp(`^(${PROVINCE})(?:${SUFFIX})?(?: +(${DISTRICT}))?(?= |$)`);

/**
 * City and district of an address, the province in short: `서울 성동구`, `경기 성남시 분당구`.
 * Null where a location does not begin with a province, so that nothing of it is told by mistake.
 * Its SQL twin is the function `location_area`; a property test compares the two.
 */
export function locationArea(location: string): string | null {
  const [, province, district] = ADDRESS.exec(location) ?? [];
  if (province === undefined) return null;
  const short = province.length === 3 ? `${province[0]}${province[2]}` : province;
  return district === undefined ? short : `${short} ${district.replaceAll(/ +/g, ' ')}`;
}
