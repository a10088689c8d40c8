import pg from 'pg';

const { builtins } = pg.types;

const toText = (value: string): string => value;

export function createTypeParsers(): pg.TypeOverrides {
  const parsers = new pg.TypeOverrides();
  for (const numeric of [builtins.INT8, builtins.NUMERIC]) {
    parsers.setTypeParser(numeric, Number);
  }
  // Return dates and times as text: they are local to Seoul, and a Date object would be an instant.
  // Return JSON as text too: replies contain it without parsing.
  for (const type of [builtins.DATE, builtins.TIME, builtins.JSON, builtins.JSONB]) {
    parsers.setTypeParser(type, toText);
  }
  return parsers;
}

const INT4_ARRAY = 1007;

export const arrayTextParsers = createTypeParsers();
arrayTextParsers.setTypeParser(INT4_ARRAY, toText);
