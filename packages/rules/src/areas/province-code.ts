/** Returns the code of the province that contains an area: `11000` for everything in 서울. */
export function getProvinceCode(areaCode: string): string {
  return `${areaCode.slice(0, 2)}000`;
}
