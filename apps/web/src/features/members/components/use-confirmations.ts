import { useState } from 'react';
import { heldConfirmed, holdConfirmed } from '#web/features/members/model/sign-up-draft.ts';
import type { Confirmed, UniqueField } from '../model/confirmation.ts';

export function useConfirmations() {
  const [confirmed, setConfirmed] = useState<Confirmed>(heldConfirmed);

  function set(field: UniqueField, value: string | null) {
    const next = { ...heldConfirmed(), [field]: value };
    holdConfirmed(next);
    setConfirmed(next);
  }

  return {
    confirmed,
    confirm: set,
    forget: (field: UniqueField) => set(field, null),
  };
}
