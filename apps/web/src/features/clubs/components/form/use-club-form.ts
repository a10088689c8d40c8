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
  /** Restored unsaved values: the form starts with them and counts as changed. */
  typed?: ClubFormValues | undefined;
  /** The stored meeting of an edited club. */
  stored?: { meetingDate: string; meetingTime: string };
  /** The fields on the page; no other is validated. */
  shown?: readonly ClubFormField[];
};

type Change = Partial<ClubFormValues>;

/** The state of the form. A field shows its error once left, then live. */
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
    /** Every current error, shown or not. */
    errors,
    isDirty: isDirty || typed !== undefined,
    control,
    subscribe: form.subscribe,
    handleSubmit: form.handleSubmit,
    focus: setFocus,
    /** Props of a text field or a select. */
    field: register,
    set: (change: Change) => write(change, false),
    /** For a value that is picked, not typed: shows its error immediately. */
    choose: (change: Change) => write(change, true),
    /**
     * The error to show at a field. Read from `errors`, because changing one field (the date) can
     * fix or cause the error of another (the time).
     */
    errorFor: (field: ClubFormField): string | undefined => {
      if (reported[field]?.type === 'server') return reported[field].message;
      return touchedFields[field] ? errors[field] : undefined;
    },
    /** Shows the server's field errors until their fields change. */
    setServerErrors: (error: unknown) => showFieldErrors(error, clubFormFields, setError),
  };
}
export type ClubForm = ReturnType<typeof useClubForm>;
