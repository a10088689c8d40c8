import openapiTypeScript, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

/** The types of a TypeScript client, generated from openapi.json. */
export async function generateTypes(document: object): Promise<string> {
  const file = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTypeScript(JSON.stringify(document), {
    // A request may omit a field that has a default.
    defaultNonNullable: false,
    transform: (schema) => ('contentMediaType' in schema ? file : undefined),
  });
  return `${COMMENT_HEADER}${astToString(nodes)}`;
}
