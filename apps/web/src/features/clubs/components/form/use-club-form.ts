import { type ChangeEvent, useState } from 'react';
import { ApiError } from '#web/api/error.ts';
import type { ClubFormField, ClubFormValues } from '#web/features/clubs/model/club-form.ts';
import { type ClubFormErrors, clubFormErrors } from '#web/features/clubs/model/club-form-errors.ts';

type ClubFormOptions = {
  defaults: ClubFormValues;
  /** What was typed before and is not saved yet. */
  typed?: ClubFormValues | undefined;
  /** The stored meeting of a club that is edited. */
  kept?: { meetingDate: string; meetingTime: string };
};

type TextField = {
  [Field in ClubFormField]: ClubFormValues[Field] extends string ? Field : never;
}[ClubFormField];

/** The state of the form. A field says what is wrong once it was left, and from then on live. */
export function useClubForm({ defaults, typed, kept }: ClubFormOptions) {
  const [first] = useState(defaults);
  const [values, setValues] = useState(typed ?? defaults);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<ClubFormErrors>({});
  const open = clubFormErrors(values, { now: new Date(), kept });

  function type(change: Partial<ClubFormValues>) {
    setValues((before) => ({ ...before, ...change }));
    const fields = Object.keys(change);
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    );
  }

  function touch(...fields: string[]) {
    setTouched((before) => [...new Set([...before, ...fields])]);
  }

  return {
    values,
    /** What is wrong or missing now, said or not. */
    open,
    isDirty: JSON.stringify(values) !== JSON.stringify(first),
    type,
    touch,
    /** For fields that are set at once, not typed letter by letter. */
    choose: (change: Partial<ClubFormValues>) => {
      type(change);
      touch(...Object.keys(change));
    },
    shown: (field: ClubFormField) =>
      refused[field] ?? (touched.includes(field) ? open[field] : undefined),
    field: (name: TextField) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        type({ [name]: event.currentTarget.value }),
      onBlur: () => touch(name),
    }),
    /** Puts the server's words under the fields they speak of. */
    refuse: (error: unknown) => {
      if (!(error instanceof ApiError)) return;
      setRefused(
        Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message])),
      );
    },
  };
}
export type ClubForm = ReturnType<typeof useClubForm>;
