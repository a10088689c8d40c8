import { useSearchParams } from 'react-router';
import { type ClubFilters, readFilters, withFilters } from '#web/domain/club-filters.ts';

/** The filters in the address, and a function that changes them; Back undoes that unless it `replace`s. */
export function useFilters() {
  const [address, setAddress] = useSearchParams();

  function setFilters(filters: ClubFilters, { replace = false } = {}): void {
    const options = { replace, preventScrollReset: true, flushSync: true };
    setAddress(withFilters(address, filters), options);
  }

  return { filters: readFilters(address), setFilters };
}
