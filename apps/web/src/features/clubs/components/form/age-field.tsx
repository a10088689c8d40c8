import { maxYearOptions, minYearOptions } from '#web/features/clubs/model/birth-years.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import styles from './club-form.module.css';
import type { ClubForm } from './use-club-form.ts';

/** No limit clears both years and keeps them closed. */
export function AgeField({ form }: { form: ClubForm }) {
  const { noAgeLimit, birthYearMin, birthYearMax } = form.values;

  function setNoLimit(none: boolean) {
    form.type(
      none ? { noAgeLimit: true, birthYearMin: '', birthYearMax: '' } : { noAgeLimit: false },
    );
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>태어난 해</legend>
      <Checkbox
        label="나이 제한 없음"
        checked={noAgeLimit}
        onChange={(event) => setNoLimit(event.currentTarget.checked)}
      />
      <div className={styles.years}>
        <SelectField
          label="부터"
          placeholder="연도"
          options={minYearOptions(birthYearMax)}
          value={birthYearMin}
          disabled={noAgeLimit}
          error={form.shown('birthYearMin')}
          onChange={(event) => form.choose({ birthYearMin: event.currentTarget.value })}
          onBlur={() => form.touch('birthYearMin')}
        />
        <SelectField
          label="까지"
          placeholder="연도"
          options={maxYearOptions(birthYearMin)}
          value={birthYearMax}
          disabled={noAgeLimit}
          error={form.shown('birthYearMax')}
          onChange={(event) => form.choose({ birthYearMax: event.currentTarget.value })}
          onBlur={() => form.touch('birthYearMax')}
        />
      </div>
    </fieldset>
  );
}
