import type { FileInfo } from '@azit/contract/field';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';

export function toProfileFile(path: string | null, name: string | null): FileInfo {
  return toFileInfo(path, name) ?? DEFAULT_PROFILE_FILE;
}

export function toBannerFile(path: string | null, name: string | null): FileInfo {
  return toFileInfo(path, name) ?? DEFAULT_BANNER_FILE;
}

function toFileInfo(path: string | null, name: string | null): FileInfo | undefined {
  return path === null || name === null ? undefined : { fileUrl: path, fileName: name };
}
