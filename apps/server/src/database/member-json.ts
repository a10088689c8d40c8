import type { FileInfo } from '@azit/contract/field';
import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { BLOCKED_NICKNAME, WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { isBlockedRow, isRowHidden, type ViewerSql } from './block-sql.ts';

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

/**
 * SQL: the object of a member who is hidden. Put together from two texts that are ready: PostgreSQL
 * prepares a second json_build_object for every statement that nobody hidden is in, too.
 */
function hiddenSummary(row: string, viewer: Exclude<ViewerSql, undefined>): string {
  const begun = (nickname: string) =>
    `${JSON.stringify({ nickname, fileInfo: DEFAULT_PROFILE_FILE }).slice(0, -1)},"memberId":`;
  return `(case when ${isBlockedRow(row, viewer)} then '${begun(BLOCKED_NICKNAME)}'
    else '${begun(WITHDRAWN_NICKNAME)}' end || ${row}.member_id || '}')::json`;
}

/**
 * SQL: the same fields of a row of members as an object, as the viewer may see them. Whether they are
 * hidden is asked once a row; `membersSeenBy` asks for every column.
 */
export function memberSummary(row: string, viewer: ViewerSql): string {
  const seen = `json_build_object(${memberSummaryFields(row)})`;
  if (viewer === undefined) return seen;
  return `case when ${isRowHidden(row, viewer)} then ${hiddenSummary(row, viewer)} else ${seen} end`;
}
