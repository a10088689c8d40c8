import type pg from 'pg';

export interface StatementDescription {
  readonly parameters: readonly string[];
  readonly columns: Readonly<Record<string, ColumnDescription>>;
}

export interface ColumnDescription {
  readonly type: string;
  readonly isTableNotNull: boolean | undefined;
}

interface Field {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

export async function describeStatement(
  client: pg.Client,
  text: string,
): Promise<StatementDescription> {
  const types = await readTypeNames(client);
  const getTypeName = (oid: number) => types.get(oid) ?? String(oid);
  const { parameters, fields } = await describe(client, text);
  const notNull = await readNotNull(client, fields);
  const columns = fields.map(({ name, dataTypeID, tableID, columnID }) => [
    name,
    { type: getTypeName(dataTypeID), isTableNotNull: notNull.get(`${tableID} ${columnID}`) },
  ]);
  return { parameters: parameters.map(getTypeName), columns: Object.fromEntries(columns) };
}

function describe(
  client: pg.Client,
  text: string,
): Promise<{ parameters: number[]; fields: readonly Field[] }> {
  return new Promise((resolve, reject) => {
    let parameters: number[] = [];
    let fields: readonly Field[] = [];
    let failure: Error | undefined;
    const noteParameters = (message: { dataTypeIDs: number[] }) => {
      parameters = message.dataTypeIDs;
    };
    // The driver passes every server message to the active query object, so this object receives
    // the descriptions.
    client.query({
      submit: (connection: pg.Connection) => {
        connection.once('parameterDescription', noteParameters);
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: readonly Field[] }) => {
        fields = message.fields;
      },
      handleError: (error: Error) => {
        failure = error;
        client.connection.removeListener('parameterDescription', noteParameters);
        reject(error);
      },
      handleReadyForQuery: () => {
        if (failure === undefined) resolve({ parameters, fields });
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

async function readNotNull(
  client: pg.Client,
  fields: readonly Field[],
): Promise<Map<string, boolean>> {
  const result = await client.query<{ key: string; attnotnull: boolean }>(
    `select attrelid::int8 || ' ' || attnum as key, attnotnull
     from pg_attribute where attrelid = any($1::oid[]) and attnum > 0`,
    [fields.map(({ tableID }) => tableID)],
  );
  return new Map(result.rows.map(({ key, attnotnull }) => [key, attnotnull]));
}
