import type { ViewerSql } from './block-sql.ts';
import { intArray } from './column.ts';
import { type ParameterShape, type RowShape, type Statement, statement } from './statement.ts';

/** A read for somebody from whom more are hidden, in letters, is not called quick: it looks for each. */
const LONGEST_QUICK = 1_000;

/** From whom somebody is hidden, as of when their request began. */
type Reader = { hidden: string };

type Declaration<P extends ParameterShape, R extends RowShape> = {
  name: string;
  /** The parameter that holds the viewer's id. */
  viewer: string;
  text: (viewer: ViewerSql) => string;
  params: P;
  row: R;
  plannedPerCall?: boolean;
  isQuick?: boolean;
};

export type ViewedStatement<P extends ParameterShape, R extends RowShape> = {
  /** For whoever no block is about: it costs what it would if there were no blocks. */
  readonly plain: Statement<P, R>;
  /** The one of the two that is true of this viewer, as of when the request began. */
  for(viewer: { hidden: string | undefined }): Statement<P, R>;
};

/** Declares one statement in both texts. */
export function viewedStatement<const P extends ParameterShape, const R extends RowShape>(
  declaration: Declaration<P, R>,
): ViewedStatement<P, R> {
  const { name, text, params } = declaration;
  const seen = seenStatement({ ...declaration, name: `${name}_seen` });
  const plainText = text(undefined);
  const plain = statement({ ...declaration, text: plainText, params: usedBy(plainText, params) });
  return { plain, for: ({ hidden }) => (hidden === undefined ? plain : seen({ hidden })) };
}

/**
 * Declares a statement for viewers from whom somebody is hidden, and returns it for one of them. The
 * session check has read who that is, so it is given along and not looked up again.
 */
export function seenStatement<const P extends ParameterShape, const R extends RowShape>({
  viewer,
  text,
  params,
  ...declaration
}: Declaration<P, R>): (viewer: Reader) => Statement<P, R> {
  const seenText = text({ id: viewer, hidden: ':hidden_ids::int4[]' });
  const all = { ...params, hidden_ids: intArray };
  const seen = statement({ ...declaration, text: seenText, params: usedBy(seenText, all) });
  return ({ hidden }) => ({
    ...seen,
    isQuick: seen.isQuick && hidden.length <= LONGEST_QUICK,
    given: { hidden_ids: hidden },
  });
}

/** PostgreSQL refuses a parameter that is not used; its value is then left out of the call, too. */
function usedBy<P extends ParameterShape>(text: string, params: P): P {
  const used = Object.entries(params).filter(([name]) => new RegExp(`:${name}\\b`).test(text));
  return Object.fromEntries(used) as P;
}
