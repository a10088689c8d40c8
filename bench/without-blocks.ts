const SET =
  /select blocked_id from blocks where blocker_id = (\S+)\s+union all select blocker_id from blocks where blocked_id = \1(?=\s|\))/g;
const HALF = /select block(?:ed|er)_id from blocks where block(?:ed|er)_id = \$?[\w.]+/g;

/** The text of a statement as if nobody could block anybody: PostgreSQL drops what is never true. */
export function withoutBlocks(text: string): string {
  return text
    .replaceAll(SET, 'nobody')
    .replaceAll(HALF, 'nobody')
    .replaceAll(/exists \(nobody\)/g, 'false')
    .replaceAll(/in \(nobody\)/g, "= any ('{}'::int4[])")
    .replaceAll(/nobody/g, 'select 0 where false');
}
