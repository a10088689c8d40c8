import type { FileInfo } from '@azit/contract/field';

export function toFileInfo(path: string | null, name: string | null): FileInfo {
  return path === null || name === null ? null : { fileUrl: path, fileName: name };
}
