import { isRecord } from '#web/lib/is-record.ts';

/** The chosen address; `kind` R is a road address, J a lot address. */
export type PostcodeAddress = {
  kind: 'R' | 'J';
  address: string;
  district: string;
  buildingName: string;
  /** The code of the 시군구; empty where the widget tells none. */
  areaCode: string;
};

const AREA_CODE = /^[1-9]\d{4}$/;

/** The widget is a third party's program: nothing of its result is taken for granted. */
export function readPostcodeResult(result: unknown): PostcodeAddress | null {
  if (!isRecord(result)) return null;
  const chosen = wordOf(result.userSelectedType) || wordOf(result.addressType);
  const kind = chosen === 'R' ? 'R' : 'J';
  const precise = wordOf(kind === 'R' ? result.roadAddress : result.jibunAddress);
  const address = precise || wordOf(result.address);
  if (address === '') return null;
  return {
    kind,
    address,
    district: wordOf(result.bname),
    buildingName: wordOf(result.buildingName),
    areaCode: AREA_CODE.exec(wordOf(result.sigunguCode))?.[0] ?? '',
  };
}

/** New clubs: a road address is followed by the building's name. */
export function locationOfNewClub({ kind, address, buildingName }: PostcodeAddress): string {
  return kind === 'R' && buildingName !== '' ? `${address} ${buildingName}` : address;
}

/** Edited clubs: a road address is followed by district and building in parentheses. */
export function locationOfEditedClub(chosen: PostcodeAddress): string {
  const { kind, address, district, buildingName } = chosen;
  const extra = [district, buildingName].filter((word) => word !== '').join(', ');
  return kind === 'R' && extra !== '' ? `${address} (${extra})` : address;
}

/** What a club's form takes of an address whose text is `location`. */
export function placeOf({ areaCode }: PostcodeAddress, location: string) {
  return { location, areaCode, areaLocation: location.trim() };
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
