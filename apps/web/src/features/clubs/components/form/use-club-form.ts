import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import {
  type ClubFormField,
  type ClubFormValues,
  clubFormFields,
} from '#web/features/clubs/model/club-form.ts';
import { clubFormErrors, clubFormRules } from '#web/features/clubs/model/club-form-errors.ts';
import { showFieldErrors } from '#web/forms/field-errors.ts';

type ClubFormOptions = {
  defaults: ClubFormValues;
  typed?: ClubFormValues | undefined;
  stored?: { meetingDate: string; meetingTime: string };
  shown?: readonly ClubFormField[];
};

type Change = Partial<ClubFormValues>;

export function useClubForm({ defaults, typed, stored, shown }: ClubFormOptions) {
  const { register, control, formState, setError, setFocus, setValue, getValues, ...form } =
    useForm<ClubFormValues>({
      resolver: zodResolver(clubFormRules({ stored, shown })),
      mode: 'onTouched',
      defaultValues: typed ?? defaults,
    });
  const values: ClubFormValues = { ...getValues(), ...useWatch({ control }) };
  const errors = clubFormErrors(values, { now: new Date(), stored, shown });
  const { errors: reported, touchedFields, isDirty } = formState;

  function write(change: Change, shouldTouch: boolean) {
    for (const field of clubFormFields) {
      const value = change[field];
      if (value === undefined) continue;
      setValue(field, value, { shouldTouch, shouldDirty: true, shouldValidate: true });
    }
  }

  return {
    values,
    errors,
    isDirty: isDirty || typed !== undefined,
    control,
    subscribe: form.subscribe,
    handleSubmit: form.handleSubmit,
    focus: setFocus,
    field: register,
    set: (change: Change) => write(change, false),
    choose: (change: Change) => write(change, true),
    /**
     * Read the error from `errors`, which covers all fields: changing the date can fix or cause the
     * error of the time.
     */
    errorFor: (field: ClubFormField): string | undefined => {
      if (reported[field]?.type === 'server') return reported[field].message;
      return touchedFields[field] ? errors[field] : undefined;
    },
    setServerErrors: (error: unknown) => showFieldErrors(error, clubFormFields, setError),
  };
}
export type ClubForm = ReturnType<typeof useClubForm>;
