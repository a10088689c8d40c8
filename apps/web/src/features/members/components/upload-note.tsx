import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';

type UploadNoteProps = { missing: string | undefined; progress: number | null };

/** Above the button: what is missing, or the upload progress. */
export function UploadNote({ missing, progress }: UploadNoteProps) {
  if (progress === null) return missing;
  return <ProgressBar label="올리는 중이에요" value={progress * 100} />;
}
