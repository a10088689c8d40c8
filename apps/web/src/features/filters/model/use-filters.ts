import { useSearchParams } from 'react-router';
import { type ClubFilters, readFilters, withFilters } from '#web/domain/finding/club-filters.ts';

export function useFilters() {
  const [address, setAddress] = useSearchParams();

  function setFilters(filters: ClubFilters): void {
    setAddress(withFilters(address, filters), { preventScrollReset: true, flushSync: true });
  }

  return { filters: readFilters(address), setFilters };
}
