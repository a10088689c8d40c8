import type pg from 'pg';

export interface StatementDescription {
  readonly parameters: readonly string[];
  readonly columns: Readonly<Record<string, string>>;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

/** What PostgreSQL itself makes of a statement: parsed and described, never run. */
export async function describeStatement(
  client: pg.Client,
  text: string,
): Promise<StatementDescription> {
  const types = await readTypeNames(client);
  const nameOf = (oid: number) => types.get(oid) ?? String(oid);
  return new Promise((resolve, reject) => {
    let parameters: string[] = [];
    let columns: Record<string, string> = {};
    let failure: Error | undefined;
    const noteParameters = (message: { dataTypeIDs: number[] }) => {
      parameters = message.dataTypeIDs.map(nameOf);
    };
    // The driver hands every answer of the server to the query at work, which is this one.
    client.query({
      submit: (connection: pg.Connection) => {
        connection.once('parameterDescription', noteParameters);
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: RowDescription) => {
        columns = Object.fromEntries(
          message.fields.map((field) => [field.name, nameOf(field.dataTypeID)]),
        );
      },
      handleError: (error: Error) => {
        failure = error;
        client.connection.removeListener('parameterDescription', noteParameters);
        reject(error);
      },
      handleReadyForQuery: () => {
        if (failure === undefined) resolve({ parameters, columns });
      },
    });
  });
}

async function readTypeNames(client: pg.Client): Promise<Map<number, string>> {
  const result = await client.query<{ oid: number; typname: string }>(
    'select oid::int4 as oid, typname from pg_type where oid < 2147483647',
  );
  return new Map(result.rows.map(({ oid, typname }) => [oid, typname]));
}
