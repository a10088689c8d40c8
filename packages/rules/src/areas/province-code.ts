/** `11000` for everything in 서울: the code of the province in which an area lies. */
export function provinceCodeOf(areaCode: string): string {
  return `${areaCode.slice(0, 2)}000`;
}
