import 'react-image-crop/dist/ReactCrop.css';
import { useRef, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { bannerRatio, bannerWidth as width } from '#web/domain/club-banner.ts';
import { imageMessages } from '#web/domain/copy/image.ts';
import { type Area, drawJpeg, fitInside, type Size } from '#web/domain/draw-jpeg.ts';
import { firstSelection, type Selection, toArea } from '#web/features/clubs/model/crop-area.ts';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import styles from './crop-dialog.module.css';

const box: Size = { width, height: width / bannerRatio };

type CropDialogProps = { file: Blob; onClose: () => void; onCrop: (image: Blob) => void };

const labels = {
  cropArea: '잘라 쓸 부분. 화살표 키로 옮겨요',
  nwDragHandle: '왼쪽 위 모서리. 화살표 키로 크기를 바꿔요',
  nDragHandle: '위쪽 가장자리. 화살표 키로 크기를 바꿔요',
  neDragHandle: '오른쪽 위 모서리. 화살표 키로 크기를 바꿔요',
  eDragHandle: '오른쪽 가장자리. 화살표 키로 크기를 바꿔요',
  seDragHandle: '오른쪽 아래 모서리. 화살표 키로 크기를 바꿔요',
  sDragHandle: '아래쪽 가장자리. 화살표 키로 크기를 바꿔요',
  swDragHandle: '왼쪽 아래 모서리. 화살표 키로 크기를 바꿔요',
  wDragHandle: '왼쪽 가장자리. 화살표 키로 크기를 바꿔요',
};

export function CropDialog({ file, onClose, onCrop }: CropDialogProps) {
  const src = useObjectUrl(file);
  const image = useRef<HTMLImageElement>(null);
  const [selection, setSelection] = useState<Selection>();
  const [drawing, setDrawing] = useState(false);

  async function giveUp() {
    await showAlert(imageMessages.unreadable);
    onClose();
  }

  async function crop() {
    const source = image.current;
    if (!source || !selection) return;
    setDrawing(true);
    const { naturalWidth, naturalHeight } = source;
    const piece = await cropBanner(source, toArea(selection, naturalWidth, naturalHeight));
    setDrawing(false);
    if (piece) onCrop(piece);
    else await giveUp();
  }

  return (
    <Dialog
      open
      size="full"
      title="사진 자르기"
      onClose={onClose}
      footer={
        <Button full disabled={!selection} loading={drawing} onClick={crop}>
          이 부분 쓰기
        </Button>
      }
    >
      <p className="text-sub">자른 그대로 보여요. 목록에서는 점선 안쪽만 보여요.</p>
      <div className={styles.stage}>
        {src && (
          <ReactCrop
            className={styles.crop}
            crop={selection}
            keepSelection
            aspect={bannerRatio}
            minHeight={40}
            renderSelectionAddon={() => <span className={styles.square} />}
            ariaLabels={labels}
            onChange={(_, percent) => setSelection(percent)}
          >
            <img
              ref={image}
              src={src}
              alt="자를 사진"
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setSelection(firstSelection(naturalWidth, naturalHeight))
              }
              onError={giveUp}
            />
          </ReactCrop>
        )}
      </div>
    </Dialog>
  );
}

function cropBanner(image: HTMLImageElement, area: Area): Promise<Blob | null> {
  return drawJpeg(image, area, fitInside(area, box));
}
