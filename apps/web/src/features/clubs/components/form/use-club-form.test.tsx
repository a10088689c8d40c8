import { seoulToday } from '@azit/rules/seoul-clock';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#web/api/error.ts';
import { type ClubFormValues, emptyClubForm } from '#web/features/clubs/model/club-form.ts';
import { AgeField } from './age-field.tsx';
import { type ClubForm, useClubForm } from './use-club-form.ts';
import { WhenWhereSection } from './when-where-section.tsx';

afterEach(() => cleanup());

const search = { onFind: () => {}, byHand: true };
let form: ClubForm;

function Form({ defaults, typed }: { defaults: ClubFormValues; typed?: ClubFormValues }) {
  form = useClubForm({ defaults, typed });
  return (
    <form>
      <WhenWhereSection form={form} search={search} />
      <AgeField form={form} />
    </form>
  );
}

async function type(label: string, value: string) {
  const field = screen.getByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.blur(field));
}

test('a field shows an error only after it has lost focus, until it is valid', async () => {
  render(<Form defaults={emptyClubForm} />);
  expect(form.errors.location).toBeDefined();
  expect(form.errorFor('location')).toBeUndefined();
  await type('장소', '');
  expect(form.errorFor('location')).toBe(form.errors.location);
  await type('장소', '서울숲');
  expect(form.errorFor('location')).toBeUndefined();
});

test('the manual location field gets the focus if the address search is unreachable', async () => {
  render(<Form defaults={emptyClubForm} />);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('장소')));
});

test('the error of a past time disappears when a later day is chosen', async () => {
  render(<Form defaults={{ ...emptyClubForm, meetingDate: seoulToday(new Date()) }} />);
  await type('시간', '00:00');
  expect(form.errorFor('meetingTime')).toBeDefined();
  await type('날짜', '2099-01-01');
  expect(form.errorFor('meetingTime')).toBeUndefined();
});

test('a server error stays at its field until that field changes', async () => {
  render(<Form defaults={emptyClubForm} />);
  const fieldErrors = [{ field: 'fee', message: '너무 비싸요.' }];
  const message = '확인해 주세요.';
  const error = new ApiError({ status: 400, code: 'INVALID_REQUEST', message, fieldErrors });
  act(() => void form.setServerErrors(error));
  await type('장소', '서울숲');
  expect(form.errorFor('fee')).toBe('너무 비싸요.');
  await type('참가비', '1000');
  expect(form.errorFor('fee')).toBeUndefined();
  expect(form.values.fee).toBe('1,000');
});

test('choosing no age limit clears both birth years, which are otherwise required', () => {
  const years = { noAgeLimit: false, birthYearMin: '1990', birthYearMax: '2000' };
  render(<Form defaults={{ ...emptyClubForm, ...years }} />);
  fireEvent.click(screen.getByLabelText('나이 제한 없음'));
  expect(form.values).toMatchObject({ noAgeLimit: true, birthYearMin: '', birthYearMax: '' });
  fireEvent.click(screen.getByLabelText('나이 제한 없음'));
  expect(form.errors.birthYearMin).toBeDefined();
  expect(form.errorFor('birthYearMin')).toBeUndefined();
});

test('a value chosen by the user shows its error at once, a value set by code does not', () => {
  render(<Form defaults={emptyClubForm} />);
  const location = '가'.repeat(101);
  act(() => form.set({ location }));
  expect(form.errorFor('location')).toBeUndefined();
  act(() => form.choose({ location }));
  expect(form.errorFor('location')).toBe(form.errors.location);
  expect(screen.getByLabelText('장소')).toHaveProperty('value', location);
});

test('a form with restored values counts as changed, a form with defaults does not', () => {
  render(<Form defaults={emptyClubForm} />);
  expect(form.isDirty).toBe(false);
  cleanup();
  render(<Form defaults={emptyClubForm} typed={{ ...emptyClubForm, fee: '0' }} />);
  expect(form.isDirty).toBe(true);
  expect(screen.getByLabelText('참가비')).toHaveProperty('value', '0');
});
