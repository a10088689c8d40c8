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
  /** Typed before and not saved yet: the form opens with it and counts as changed. */
  typed?: ClubFormValues | undefined;
  /** The stored meeting of a club that is edited. */
  kept?: { meetingDate: string; meetingTime: string };
  /** The fields that the page shows; no other is checked. */
  shown?: readonly ClubFormField[];
};

type Change = Partial<ClubFormValues>;

/** The state of the form. A field shows what is wrong once it was left, and from then on live. */
export function useClubForm({ defaults, typed, kept, shown }: ClubFormOptions) {
  const { register, control, formState, setError, setFocus, setValue, getValues, ...form } =
    useForm<ClubFormValues>({
      resolver: zodResolver(clubFormRules({ kept, shown })),
      mode: 'onTouched',
      defaultValues: typed ?? defaults,
    });
  const values: ClubFormValues = { ...getValues(), ...useWatch({ control }) };
  const errors = clubFormErrors(values, { now: new Date(), kept, shown });
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
    /** Everything that is wrong or missing now, shown or not. */
    errors,
    isDirty: isDirty || typed !== undefined,
    control,
    subscribe: form.subscribe,
    handleSubmit: form.handleSubmit,
    focus: setFocus,
    /** The props of a text field or a select. */
    field: register,
    set: (change: Change) => write(change, false),
    /** For a value that is picked at once, not typed letter by letter: its error shows at once. */
    choose: (change: Change) => write(change, true),
    /**
     * The error to show at a field. It is read from `errors`, because a change of one field (the
     * date) can settle or raise the error of another (the time).
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
