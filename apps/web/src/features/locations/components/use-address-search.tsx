import { useState } from 'react';
import type { PostcodeAddress } from '#web/features/locations/model/postcode-address.ts';
import { AddressSearchDialog } from './address-search-dialog.tsx';

export function useAddressSearch(onChoose: (address: PostcodeAddress) => void) {
  const [open, setOpen] = useState(false);
  const [byHand, setByHand] = useState(false);
  const dialog = (
    <AddressSearchDialog
      open={open}
      onClose={() => setOpen(false)}
      onChoose={(address) => {
        setOpen(false);
        setByHand(false);
        onChoose(address);
      }}
      onTypeByHand={() => {
        setOpen(false);
        setByHand(true);
      }}
    />
  );
  return { dialog, search: { byHand, onFind: () => setOpen(true) } };
}
