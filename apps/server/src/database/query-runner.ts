import type pg from 'pg';

export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
  readonly pipelined?: boolean;
  readonly writes?: boolean;
  readonly types?: pg.CustomTypesConfig | undefined;
}

export interface QueryRunner {
  run<Row extends pg.QueryResultRow>(query: NamedQuery): Promise<pg.QueryResult<Row>>;
}
