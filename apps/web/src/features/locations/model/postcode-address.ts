import { isRecord } from '#web/lib/is-record.ts';

/** `kind` is R for a road address and J for a lot-number address. */
export type PostcodeAddress = {
  kind: 'R' | 'J';
  address: string;
  district: string;
  buildingName: string;
  areaCode: string;
};

const AREA_CODE = /^[1-9]\d{4}$/;

/** The result comes from a third-party widget, so validate it. */
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

export function formatNewLocation({ kind, address, buildingName }: PostcodeAddress): string {
  return kind === 'R' && buildingName !== '' ? `${address} ${buildingName}` : address;
}

export function formatEditedLocation(chosen: PostcodeAddress): string {
  const { kind, address, district, buildingName } = chosen;
  const extra = [district, buildingName].filter((word) => word !== '').join(', ');
  return kind === 'R' && extra !== '' ? `${address} (${extra})` : address;
}

export function toLocationFields({ areaCode }: PostcodeAddress, location: string) {
  return { location, areaCode, areaLocation: location.trim() };
}

function readWord(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
