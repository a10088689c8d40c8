import { type Resolver, useForm } from 'react-hook-form';
import type { ClubFormValues } from '../model/club-form.ts';
import { type ClubFormErrors, clubFormErrors } from '../model/club-form-errors.ts';

type ClubFormOptions = {
  defaults: ClubFormValues;
  /** The stored meeting of a club that is edited. */
  kept?: { meetingDate: string; meetingTime: string };
};

/** For fields that are set, not typed: they count as touched and are judged at once. */
export const chosen = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const;

export function useClubForm({ defaults, kept }: ClubFormOptions) {
  const judge = (values: ClubFormValues) => clubFormErrors(values, { now: new Date(), kept });
  const resolver: Resolver<ClubFormValues> = (values) => {
    const found = judge(values);
    return Object.keys(found).length === 0
      ? { values, errors: {} }
      : { values: {}, errors: asFieldErrors(found) };
  };
  const form = useForm<ClubFormValues>({ defaultValues: defaults, mode: 'onTouched', resolver });
  const values = form.watch();
  const { errors, isDirty, isSubmitting } = form.formState;
  const shown = (field: keyof ClubFormValues) => errors[field]?.message;
  return { ...form, values, shown, isDirty, isSubmitting, open: judge(values) };
}
export type ClubForm = ReturnType<typeof useClubForm>;

function asFieldErrors(found: ClubFormErrors) {
  return Object.fromEntries(
    Object.entries(found).map(([field, message]) => [field, { type: 'rule', message }]),
  );
}
