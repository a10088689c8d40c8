import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { ClubForm } from './use-club-form.ts';

export function LocationVisibilityField({ form }: { form: ClubForm }) {
  if (form.values.isOnline === 'online') return null;
  return (
    <Checkbox
      label="장소는 승인된 사람에게만 보여 주기"
      hint="다른 사람에게는 시·군·구까지만 보여요."
      checked={form.values.locationVisibility === 'JOINED'}
      onChange={(event) =>
        form.choose({ locationVisibility: event.currentTarget.checked ? 'JOINED' : 'ALL' })
      }
    />
  );
}
