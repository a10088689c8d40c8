import type { Context } from '#server/context.ts';
import { type PreparedImage, randomName } from './prepare-image.ts';
import { storageUnavailable } from './store-image.ts';

export async function prepareEvidence(
  { images, log }: Pick<Context, 'images' | 'log'>,
  pictureName: string | null,
): Promise<PreparedImage | undefined> {
  if (pictureName === null) return undefined;
  const bytes = await images.read(`chat_picture/${pictureName}`).catch((error) => {
    throw storageUnavailable(log, error);
  });
  if (bytes === undefined) return undefined;
  const name = randomName();
  return { name, files: [{ folder: 'report_evidence', name, bytes }] };
}
