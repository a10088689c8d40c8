import type { FileInfo } from '@azit/contract/field';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { hiddenNickname, isHidden, type ViewerSql } from './block-sql.ts';

export function fileInfoJson(alias: string, missing: FileInfo): string {
  return `json_build_object(
    'fileUrl', coalesce(${alias}.image_path, '${missing.fileUrl}'),
    'fileName', coalesce(${alias}.image_name, '${missing.fileName}'))`;
}

export function memberSummaryFields(alias: string): string {
  const fileInfo = fileInfoJson(alias, DEFAULT_PROFILE_FILE);
  return summaryFields(alias, `${alias}.nickname`, fileInfo);
}

const summaryFields = (alias: string, nickname: string, fileInfo: string) =>
  `'memberId', ${alias}.member_id,
    'nickname', coalesce(${nickname}, '${UNKNOWN_NICKNAME}'),
    'fileInfo', ${fileInfo}`;

const defaultFile = `json_build_object('fileUrl', '${DEFAULT_PROFILE_FILE.fileUrl}',
    'fileName', '${DEFAULT_PROFILE_FILE.fileName}')`;

/**
 * Tests only once per row whether the member is hidden. `membersSeenBy` repeats the test for every
 * column.
 */
export function memberSummary(row: string, viewer: ViewerSql): string {
  const seen = `json_build_object(${memberSummaryFields(row)})`;
  const hidden = summaryFields(row, hiddenNickname(row, viewer), defaultFile);
  return `case when ${isHidden(`${row}.member_id`, viewer)} then json_build_object(${hidden}) else ${seen} end`;
}
