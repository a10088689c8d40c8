import { useParams, useSearchParams } from 'react-router';

export function useIdParam(): number | null {
  return parseId(useParams().id ?? null);
}

export function useSearchId(name: string): number | null {
  const [search] = useSearchParams();
  return parseId(search.get(name));
}

function parseId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
