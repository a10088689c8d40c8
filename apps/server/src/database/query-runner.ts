import type pg from 'pg';

export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  /** Outside of a transaction it may share a connection: see pipelined-reads.ts. */
  readonly pipelined?: boolean;
  readonly writes?: boolean;
  /** Overrides the type parsers of the connection. */
  readonly types?: pg.CustomTypesConfig | undefined;
}

export interface QueryRunner {
  run<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<pg.QueryResult<Row>>;
}
