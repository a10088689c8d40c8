import { readingHiddenOnce, type ViewerSql } from './block-sql.ts';
import { type ParameterShape, type RowShape, type Statement, statement } from './statement.ts';

export type ViewedStatement<P extends ParameterShape, R extends RowShape> = {
  /** For whoever no block is about: it costs what it would if there were no blocks. */
  readonly plain: Statement<P, R>;
  /** True of every viewer. */
  readonly seen: Statement<P, R>;
  /** The cheaper one of the two that is true of this viewer, as of when the request began. */
  for(viewer: { hasBlocks: boolean }): Statement<P, R>;
};

/** Declares one statement in both texts. `viewer` is the parameter that holds the viewer's id. */
export function viewedStatement<const P extends ParameterShape, const R extends RowShape>({
  name,
  viewer,
  text,
  params,
  row,
  plannedPerCall = false,
}: {
  name: string;
  viewer: string;
  text: (viewer: ViewerSql) => string;
  params: P;
  row: R;
  plannedPerCall?: boolean;
}): ViewedStatement<P, R> {
  const seen = statement({
    name: `${name}_seen`,
    text: readingHiddenOnce(viewer, text),
    params,
    row,
    plannedPerCall,
  });
  const plainText = text(undefined);
  // PostgreSQL refuses a parameter that is not used; its value is then left out of the call, too.
  const used = Object.entries(params).filter(([parameter]) =>
    new RegExp(`:${parameter}\\b`).test(plainText),
  );
  const plainParams = Object.fromEntries(used) as P;
  const plain = statement({ name, text: plainText, params: plainParams, row, plannedPerCall });
  return { plain, seen, for: ({ hasBlocks }) => (hasBlocks ? seen : plain) };
}
