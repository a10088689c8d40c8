import { capitalPlaces } from './capital-places.ts';
import { otherPlaces } from './other-places.ts';

export const placeListing: Readonly<Record<string, string>> = { ...capitalPlaces, ...otherPlaces };
