import pg from 'pg';

const { builtins } = pg.types;

const keepText = (value: string): string => value;

/** A set of its own per pool: the driver's global parsers stay untouched. */
export function createTypeParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides();
  for (const numeric of [builtins.INT8, builtins.NUMERIC]) {
    parsers.setTypeParser(numeric, Number);
  }
  // A date is a calendar day in Seoul, never an instant; json is passed on unparsed.
  for (const kept of [builtins.DATE, builtins.TIME, builtins.JSON, builtins.JSONB]) {
    parsers.setTypeParser(kept, keepText);
  }
  return parsers;
}

/** `int4[]`, for which the driver has no name. */
const INT4_ARRAY = 1007;

/** For a statement whose rows hold such arrays as text (`intArrayText`). */
export const arrayTextParsers = createTypeParsers();
arrayTextParsers.setTypeParser(INT4_ARRAY, keepText);
