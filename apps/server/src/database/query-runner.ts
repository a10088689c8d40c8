import type pg from 'pg';

export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** Outside of a transaction, it may share a connection with others: see pipelined-reads.ts. */
  readonly pipelined?: boolean;
  /** Whether it changes rows. */
  readonly writes?: boolean;
  /** Instead of those of the connection. */
  readonly types?: pg.CustomTypesConfig | undefined;
}

export interface QueryRunner {
  run<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<pg.QueryResult<Row>>;
}
