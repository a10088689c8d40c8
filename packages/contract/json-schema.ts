import * as z from 'zod/mini';
import { componentSchemas } from './component-schemas.ts';
import { liberalForms } from './liberal-forms.ts';

type JsonSchema = {
  properties?: Record<string, object>;
  required?: string[];
  $defs?: Record<string, object>;
};

for (const [id, schema] of Object.entries(componentSchemas)) describe(schema, { id });
for (const [schema, form] of liberalForms) describe(schema, form);

function describe(schema: z.ZodMiniType, more: Record<string, unknown>): void {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...more });
}

export function toJsonSchema(source: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...definition } = z.toJSONSchema(source, { io, override });
  return definition as JsonSchema;
}

type Override = NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'];

/**
 * Adds the default that zod omits for a transformed field, and removes the limits of JavaScript
 * integers that zod adds.
 */
const override: Override = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod;
  if (def.type === 'default') jsonSchema.default = def.defaultValue;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};

/** Moves the `$defs` that zod writes into each schema to one place, `components.schemas`. */
export function nameSchemas(document: Record<string, unknown> & { components: object }): object {
  const found = new Map<string, string>();
  const named = JSON.parse(JSON.stringify(document), (key, part) => {
    if (key === '$ref') return part.replace('#/$defs/', '#/components/schemas/');
    if (key !== '$defs') return part;
    for (const [name, schema] of Object.entries(part)) {
      const text = JSON.stringify(schema);
      if ((found.get(name) ?? text) !== text) throw new Error(`two schemas are called ${name}`);
      found.set(name, text);
    }
    return undefined;
  });
  const sorted = [...found].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const schemas = Object.fromEntries(sorted.map(([name, text]) => [name, JSON.parse(text)]));
  return { ...named, components: { schemas, ...named.components } };
}
