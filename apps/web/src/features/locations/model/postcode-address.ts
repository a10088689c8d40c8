import { isRecord } from '#web/api/error.ts';

/** What the widget tells of the chosen address; `kind` R is a road address, J a lot address. */
export type PostcodeAddress = {
  kind: 'R' | 'J';
  address: string;
  district: string;
  buildingName: string;
};

/** The widget is somebody else's program: nothing of its answer is taken for granted. */
export function readPostcodeAnswer(answer: unknown): PostcodeAddress | null {
  if (!isRecord(answer)) return null;
  const chosen = wordOf(answer.userSelectedType) || wordOf(answer.addressType);
  const kind = chosen === 'R' ? 'R' : 'J';
  const precise = wordOf(kind === 'R' ? answer.roadAddress : answer.jibunAddress);
  const address = precise || wordOf(answer.address);
  if (address === '') return null;
  return {
    kind,
    address,
    district: wordOf(answer.bname),
    buildingName: wordOf(answer.buildingName),
  };
}

/** New clubs: a road address is followed by the building's name. */
export function placeOfNewClub({ kind, address, buildingName }: PostcodeAddress): string {
  return kind === 'R' && buildingName !== '' ? `${address} ${buildingName}` : address;
}

/** Edited clubs: a road address is followed by district and building in parentheses. */
export function placeOfEditedClub(chosen: PostcodeAddress): string {
  const { kind, address, district, buildingName } = chosen;
  const extra = [district, buildingName].filter((word) => word !== '').join(', ');
  return kind === 'R' && extra !== '' ? `${address} (${extra})` : address;
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
