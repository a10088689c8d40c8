import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';

/** SQL for the wire's `fileInfo` of a row that has the two image columns. */
export function fileInfoJson(alias: string): string {
  return `case when ${alias}.image_name is not null then
    json_build_object('fileUrl', ${alias}.image_path, 'fileName', ${alias}.image_name) end`;
}

/** The fields of a member everybody may see, to stand inside json_build_object. */
export function memberSummaryFields(alias: string): string {
  return `'memberId', ${alias}.member_id,
    'nickname', coalesce(${alias}.nickname, '${WITHDRAWN_NICKNAME}'),
    'fileInfo', ${fileInfoJson(alias)}`;
}
