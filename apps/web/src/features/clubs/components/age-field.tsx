import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { maxYearOptions, minYearOptions } from '../model/birth-years.ts';
import styles from './club-form.module.css';
import { type ClubForm, chosen } from './use-club-form.ts';

/** No limit clears both years and keeps them closed. */
export function AgeField({ form }: { form: ClubForm }) {
  const { noAgeLimit, birthYearMin, birthYearMax } = form.values;

  function setNoLimit(none: boolean) {
    form.setValue('noAgeLimit', none, chosen);
    if (!none) return;
    form.setValue('birthYearMin', '', { shouldDirty: true });
    form.setValue('birthYearMax', '', { shouldDirty: true });
    form.clearErrors(['birthYearMin', 'birthYearMax']);
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>태어난 해</legend>
      <Checkbox
        label="나이 제한 없음"
        checked={noAgeLimit}
        onChange={(event) => setNoLimit(event.currentTarget.checked)}
      />
      <div className={styles.pair}>
        <SelectField
          label="부터"
          placeholder="연도"
          options={minYearOptions(birthYearMax)}
          value={birthYearMin}
          disabled={noAgeLimit}
          error={form.shown('birthYearMin')}
          onChange={(event) => form.setValue('birthYearMin', event.currentTarget.value, chosen)}
          onBlur={() => void form.trigger('birthYearMin')}
        />
        <SelectField
          label="까지"
          placeholder="연도"
          options={maxYearOptions(birthYearMin)}
          value={birthYearMax}
          disabled={noAgeLimit}
          error={form.shown('birthYearMax')}
          onChange={(event) => form.setValue('birthYearMax', event.currentTarget.value, chosen)}
          onBlur={() => void form.trigger('birthYearMax')}
        />
      </div>
    </fieldset>
  );
}
