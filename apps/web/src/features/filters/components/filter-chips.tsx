import { Check, ChevronDown } from 'lucide-react';
import { filterNames } from '#web/domain/copy/finding/filter.ts';
import {
  type ClubFilters,
  type FilterSwitch,
  filterSwitches,
} from '#web/domain/finding/club-filters.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './filter-chips.module.css';

type FilterChipsProps = {
  filters: ClubFilters;
  isMember: boolean;
  onChange: (filters: ClubFilters) => void;
  onAreas: () => void;
};

export function FilterChips({ filters, isMember, onChange, onAreas }: FilterChipsProps) {
  const count = filters.areas.length;
  const shown = filterSwitches.filter((filter) => isMember || filter !== 'joinable');
  const toggle = (filter: FilterSwitch) => onChange({ ...filters, [filter]: !filters[filter] });
  return (
    <fieldset aria-label="필터" className={styles.chips}>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(styles.chip, count > 0 && styles.chosen)}
        onClick={onAreas}
      >
        {count > 0 ? `지역 ${count}곳` : '지역'}
        <ChevronDown />
      </button>
      {shown.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filters[filter]}
          className={classNames(styles.chip, styles.switch, filters[filter] && styles.chosen)}
          onClick={() => toggle(filter)}
        >
          <span className={styles.name} data-name={filterNames[filter]}>
            {filterNames[filter]}
          </span>
          {filters[filter] && <Check />}
        </button>
      ))}
    </fieldset>
  );
}
