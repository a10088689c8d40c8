import type { Area } from '@azit/contract/areas/area.schema';

export const sampleAreas: Area[] = [
  { areaCode: '11200', name: '성동구', province: '서울' },
  { areaCode: '11680', name: '강남구', province: '서울' },
  { areaCode: '26350', name: '해운대구', province: '부산' },
];
