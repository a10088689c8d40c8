import { useParams } from 'react-router';

/** Returns the positive integer in the path, or null for anything else. */
export function useIdParam(name = 'id'): number | null {
  const text = useParams()[name] ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
