import { placeListing } from './place-listing.ts';

/** The code of the area each known place lies in, by every name it goes by. */
export const areaByPlace: ReadonlyMap<string, string> = new Map(
  Object.entries(placeListing).flatMap(([code, listing]) =>
    listing
      .split(/\s+/)
      .flatMap(namesOf)
      .map((name) => [name, code] as const),
  ),
);

function namesOf(entry: string): string[] {
  const [, stem = '', kind, suffixes = ''] = /^([^+:]+)([+:]?)(.*)$/.exec(entry) ?? [];
  const named = Array.from(suffixes, (suffix) => stem + suffix);
  return kind === ':' ? named : [stem, ...named];
}
