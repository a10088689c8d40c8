export const templateName = 'azit_template';
