import landmarkListing from './landmark-listing.json' with { type: 'json' };

/**
 * Informal names of places, by the code of their area. In the listing, `성수+역동` means 성수, 성수역 and
 * 성수동; `방학:역동` leaves out 방학, which also means vacation. Ambiguous names are missing: 신사동 exists in
 * three districts of 서울 alone.
 */
export const areaByLandmark: ReadonlyMap<string, string> = new Map(
  Object.entries(landmarkListing).flatMap(([code, listing]) =>
    listing
      .split(' ')
      .flatMap(expandNames)
      .map((name) => [name, code] as const),
  ),
);

function expandNames(entry: string): string[] {
  const [, stem = '', kind, suffixes = ''] = /^([^+:]+)([+:]?)(.*)$/.exec(entry) ?? [];
  const named = Array.from(suffixes, (suffix) => stem + suffix);
  return kind === ':' ? named : [stem, ...named];
}
