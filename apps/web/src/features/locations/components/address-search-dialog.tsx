import { clubMessages } from '#web/domain/copy/club.ts';
import type { PostcodeAddress } from '#web/features/locations/model/postcode-address.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './address-search-dialog.module.css';
import { usePostcodeWidget } from './use-postcode-widget.ts';

type AddressSearchDialogProps = {
  open: boolean;
  onClose: () => void;
  onChoose: (address: PostcodeAddress) => void;
  /**
   * Lets the host type the address instead: a failure of a third party must never block creating a
   * club.
   */
  onTypeByHand: () => void;
};

export function AddressSearchDialog({ open, onClose, ...rest }: AddressSearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="주소 찾기" size="full">
      {open && <AddressSearch {...rest} />}
    </Dialog>
  );
}

function AddressSearch({
  onChoose,
  onTypeByHand,
}: Pick<AddressSearchDialogProps, 'onChoose' | 'onTypeByHand'>) {
  const { status, host, retry } = usePostcodeWidget(onChoose);
  return (
    <div className={styles.search} aria-busy={status === 'loading'}>
      {status === 'loading' && (
        <SkeletonGroup>
          <div className={styles.skeleton}>
            <Skeleton height="4.8rem" />
            <Skeleton shape="line" width="60%" />
            <Skeleton shape="line" width="80%" />
            <Skeleton shape="line" width="50%" />
          </div>
        </SkeletonGroup>
      )}
      {status === 'failed' && (
        <>
          <ErrorState message={clubMessages.postcodeFailed} onRetry={retry} />
          <div className={styles['by-hand']}>
            <Button variant="tonal" size="medium" onClick={onTypeByHand}>
              직접 입력하기
            </Button>
          </div>
        </>
      )}
      <div ref={host} className={styles.widget} hidden={status !== 'ready'} />
    </div>
  );
}
