import { isRecord } from '#web/lib/is-record.ts';

/** The chosen address; `kind` R is a road address, J a lot address. */
export type PostcodeAddress = {
  kind: 'R' | 'J';
  address: string;
  district: string;
  buildingName: string;
  /** The 시군구 code; empty if the widget gives none. */
  areaCode: string;
};

const AREA_CODE = /^[1-9]\d{4}$/;

/** Validates the result of a third-party widget. */
export function readPostcodeResult(result: unknown): PostcodeAddress | null {
  if (!isRecord(result)) return null;
  const chosen = readWord(result.userSelectedType) || readWord(result.addressType);
  const kind = chosen === 'R' ? 'R' : 'J';
  const precise = readWord(kind === 'R' ? result.roadAddress : result.jibunAddress);
  const address = precise || readWord(result.address);
  if (address === '') return null;
  return {
    kind,
    address,
    district: readWord(result.bname),
    buildingName: readWord(result.buildingName),
    areaCode: AREA_CODE.exec(readWord(result.sigunguCode))?.[0] ?? '',
  };
}

/** New clubs: a road address plus the building's name. */
export function formatNewLocation({ kind, address, buildingName }: PostcodeAddress): string {
  return kind === 'R' && buildingName !== '' ? `${address} ${buildingName}` : address;
}

/** Edited clubs: a road address plus district and building in parentheses. */
export function formatEditedLocation(chosen: PostcodeAddress): string {
  const { kind, address, district, buildingName } = chosen;
  const extra = [district, buildingName].filter((word) => word !== '').join(', ');
  return kind === 'R' && extra !== '' ? `${address} (${extra})` : address;
}

/** The form values for an address with the text `location`. */
export function toLocationFields({ areaCode }: PostcodeAddress, location: string) {
  return { location, areaCode, areaLocation: location.trim() };
}

function readWord(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
