import { useSearchParams } from 'react-router';
import { type ClubFilters, readFilters, withFilters } from '#web/domain/finding/club-filters.ts';

export function useFilters() {
  const [address, setAddress] = useSearchParams();

  function setFilters(filters: ClubFilters, { replace = false } = {}): void {
    const options = { replace, preventScrollReset: true, flushSync: true };
    setAddress(withFilters(address, filters), options);
  }

  return { filters: readFilters(address), setFilters };
}
