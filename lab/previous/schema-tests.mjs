/**
 * API tests of earlier releases that check the schema itself. They fail with any newer schema,
 * although the release itself may work with it.
 * @type {readonly { file: string, title: string, why: string }[]}
 */
export const schemaTests = [];
