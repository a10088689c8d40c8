/**
 * API tests of earlier releases that compare the schema itself with what their release made of it:
 * another schema fails them, and it says nothing about whether their program works on it.
 * @type {readonly { file: string, title: string, why: string }[]}
 */
export const testsOfTheSchema = [];
