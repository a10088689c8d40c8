/** The migrated database that every test file clones. */
export const templateName = 'azit_template';
