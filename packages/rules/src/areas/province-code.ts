export function getProvinceCode(areaCode: string): string {
  return `${areaCode.slice(0, 2)}000`;
}
