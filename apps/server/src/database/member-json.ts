import type { FileInfo } from '@azit/contract/field';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';

/** SQL for the wire's `fileInfo` of a row that has the two image columns. */
export function fileInfoJson(alias: string, missing: FileInfo): string {
  return `json_build_object(
    'fileUrl', coalesce(${alias}.image_path, '${missing.fileUrl}'),
    'fileName', coalesce(${alias}.image_name, '${missing.fileName}'))`;
}

/** The fields of a member everybody may see, to stand inside json_build_object. */
export function memberSummaryFields(alias: string): string {
  return `'memberId', ${alias}.member_id,
    'nickname', coalesce(${alias}.nickname, '${WITHDRAWN_NICKNAME}'),
    'fileInfo', ${fileInfoJson(alias, DEFAULT_PROFILE_FILE)}`;
}
