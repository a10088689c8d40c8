import type { Area } from '@azit/contract/areas/area.schema';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';
import { areaMessages } from '#web/domain/copy/area.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { findAreas, provincesOf } from '../model/area-groups.ts';
import { areaName } from '../model/area-name.ts';
import styles from './area-picker.module.css';

type AreaPickerProps = {
  areas: readonly Area[];
  chosen: readonly string[];
  most: number;
  onToggle: (code: string) => void;
};

export function AreaPicker(props: AreaPickerProps) {
  const { areas, chosen } = props;
  const [typed, setTyped] = useState('');
  const first = areas.find(({ areaCode }) => areaCode === chosen[0]) ?? areas[0];
  const [province, setProvince] = useState(first?.province ?? '');
  const word = typed.trim();
  return (
    <>
      <label className={styles.search}>
        <Search aria-hidden className={styles.glass} />
        <input
          className={styles.word}
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={areaMessages.searchField}
          placeholder={areaMessages.searchExample}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {word === '' ? (
        <div className={styles.columns}>
          <Provinces {...props} value={province} onChange={setProvince} />
          <Districts
            {...props}
            key={province}
            legend={areaMessages.districts(province)}
            areas={areas.filter((area) => area.province === province)}
            nameOf={({ name }) => name}
          />
        </div>
      ) : (
        <Found {...props} word={word} />
      )}
    </>
  );
}

function Found({ word, ...props }: AreaPickerProps & { word: string }) {
  const found = findAreas(props.areas, word);
  return (
    <div className={styles.columns}>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.nothing}>
        {found.length > 0 ? `${found.length}곳` : areaMessages.nothingFound(word)}
      </p>
      {found.length > 0 && (
        <Districts {...props} legend={areaMessages.found} areas={found} nameOf={areaName} />
      )}
    </div>
  );
}

type ProvincesProps = Pick<AreaPickerProps, 'areas' | 'chosen'> & {
  value: string;
  onChange: (province: string) => void;
};

function Provinces({ areas, chosen, value, onChange }: ProvincesProps) {
  const group = useId();
  const countIn = (province: string) =>
    areas.filter((area) => area.province === province && chosen.includes(area.areaCode)).length;
  return (
    <div role="radiogroup" aria-label={areaMessages.provinces} className={styles.provinces}>
      {provincesOf(areas).map((province) => {
        const count = countIn(province);
        return (
          <label key={province} className={styles.province}>
            <input
              type="radio"
              name={group}
              className={styles.input}
              checked={province === value}
              onChange={() => onChange(province)}
            />
            <span className={styles.face}>
              {province}
              {count > 0 && <CountBadge count={count} />}
              {count > 0 && <VisuallyHidden>{areaMessages.chosenThere(count)}</VisuallyHidden>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

type DistrictsProps = AreaPickerProps & { legend: string; nameOf: (area: Area) => string };

function Districts({ areas, chosen, most, onToggle, legend, nameOf }: DistrictsProps) {
  return (
    <fieldset className={styles.districts}>
      <legend className="visually-hidden">{legend}</legend>
      {areas.map((area) => {
        const isChosen = chosen.includes(area.areaCode);
        return (
          <Checkbox
            key={area.areaCode}
            className={styles.district}
            label={nameOf(area)}
            checked={isChosen}
            disabled={!isChosen && chosen.length >= most}
            onChange={() => onToggle(area.areaCode)}
          />
        );
      })}
    </fieldset>
  );
}
