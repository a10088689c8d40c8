import { useController } from 'react-hook-form';
import { maxYearOptions, minYearOptions } from '#web/features/clubs/model/birth-years.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField, type SelectOption } from '#web/ui/fields/select-field.tsx';
import styles from './club-form.module.css';
import type { ClubForm } from './use-club-form.ts';

export function AgeField({ form }: { form: ClubForm }) {
  const { noAgeLimit, birthYearMin, birthYearMax } = form.values;

  function setNoLimit(none: boolean) {
    form.set(
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
        <YearField
          form={form}
          name="birthYearMin"
          label="부터"
          options={minYearOptions(birthYearMax)}
        />
        <YearField
          form={form}
          name="birthYearMax"
          label="까지"
          options={maxYearOptions(birthYearMin)}
        />
      </div>
    </fieldset>
  );
}

type YearFieldProps = {
  form: ClubForm;
  name: 'birthYearMin' | 'birthYearMax';
  label: string;
  options: readonly SelectOption[];
};

function YearField({ form, name, label, options }: YearFieldProps) {
  const { field } = useController({ control: form.control, name });
  return (
    <SelectField
      name={name}
      label={label}
      placeholder="연도"
      options={options}
      value={field.value}
      disabled={form.values.noAgeLimit}
      error={form.errorFor(name)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
