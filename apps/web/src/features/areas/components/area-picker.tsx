import type { Area } from '@azit/contract/areas/area.schema';
import { getProvinceCode } from '@azit/rules/areas/province-code';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { CountBadge } from '#web/ui/feedback/count-badge.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import {
  choicesIn,
  countedFirst,
  findAreas,
  isChosen,
  listProvinces,
  toggleArea,
} from '../model/area-groups.ts';
import { areaName, country } from '../model/area-name.ts';
import { AreaCountText } from './area-count-text.tsx';
import styles from './area-picker.module.css';

export type AreaCounts = ReadonlyMap<string, number>;

type AreaPickerProps = {
  areas: readonly Area[];
  chosen: readonly string[];
  most: number;
  hasWholes: boolean;
  counts: AreaCounts | undefined;
  countryCount: ReactNode;
  onToggle: (code: string) => void;
};

export function AreaPicker(props: AreaPickerProps) {
  const { areas, chosen, hasWholes } = props;
  const [typed, setTyped] = useState('');
  const first = areas.find((area) => isIn(area, chosen[0])) ?? areas[0];
  const [province, setProvince] = useState(first?.province ?? '');
  const word = typed.trim();
  const inside = areas.filter((area) => area.province === province);
  return (
    <>
      <label className={styles.search}>
        <Search className={styles.glass} />
        <input
          className={styles.word}
          type="search"
          autoComplete="off"
          enterKeyHint="done"
          aria-label="지역 이름"
          placeholder="성동구, ㅅㄷㄱ처럼 찾기"
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
            legend={`${province}의 시·군·구`}
            areas={hasWholes ? choicesIn(areas, province) : inside}
            getName={({ name }) => name}
          />
        </div>
      ) : (
        <Found {...props} word={word} />
      )}
    </>
  );
}

function isIn({ areaCode }: Area, code: string | undefined): boolean {
  return areaCode === code || getProvinceCode(areaCode) === code;
}

function Found({ word, ...props }: AreaPickerProps & { word: string }) {
  const found = findAreas(props.areas, word);
  return (
    <div className={styles.columns}>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : styles.nothing}>
        {found.length > 0 ? `${found.length}곳` : `‘${word}’ 지역이 없어요.`}
      </p>
      {found.length > 0 && (
        <Districts {...props} legend="찾은 지역" areas={found} getName={areaName} />
      )}
    </div>
  );
}

type ProvincesProps = Pick<AreaPickerProps, 'areas' | 'chosen' | 'hasWholes'> & {
  value: string;
  onChange: (province: string) => void;
};

function Provinces({ areas, chosen, hasWholes, value, onChange }: ProvincesProps) {
  const group = useId();
  const provinces = listProvinces(areas);
  const countIn = (province: string) => {
    const inside = areas.filter((area) => area.province === province);
    return chosen.filter((code) => inside.some((area) => isIn(area, code))).length;
  };
  return (
    <div role="radiogroup" aria-label="시·도" className={styles.provinces}>
      {(hasWholes ? [country.province, ...provinces] : provinces).map((province) => {
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
              {count > 0 && <VisuallyHidden>{count}곳 골랐어요</VisuallyHidden>}
            </span>
          </label>
        );
      })}
    </div>
  );
}

type DistrictsProps = AreaPickerProps & { legend: string; getName: (area: Area) => string };

function Districts({ areas, chosen, most, onToggle, legend, getName, ...rest }: DistrictsProps) {
  const getCount = (code: string) => {
    if (code === country.areaCode) return rest.countryCount;
    return rest.counts && <AreaCountText count={rest.counts.get(code) ?? 0} />;
  };
  const isEmpty = (code: string) =>
    code !== country.areaCode && rest.counts !== undefined && !rest.counts.get(code);
  return (
    <fieldset className={styles.districts}>
      <legend className="visually-hidden">{legend}</legend>
      {countedFirst(areas, rest.counts).map((area) => {
        const code = area.areaCode;
        const checked = isChosen(chosen, code);
        return (
          <Checkbox
            key={code}
            className={styles.district}
            label={
              <span className={classNames(styles.counted, isEmpty(code) && styles.empty)}>
                {getName(area)}
                {getCount(code)}
              </span>
            }
            checked={checked}
            disabled={!checked && !isChosen(toggleArea(chosen, code, most), code)}
            onChange={() => onToggle(code)}
          />
        );
      })}
    </fieldset>
  );
}
