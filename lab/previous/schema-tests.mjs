/**
 * API tests of earlier releases that check the schema itself. They fail on any newer schema, which does
 * not mean that the release fails on it.
 * @type {readonly { file: string, title: string, why: string }[]}
 */
export const schemaTests = [];
