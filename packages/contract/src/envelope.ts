import * as z from 'zod/mini';

export const pageInfoSchema = z.object({
  page: z.int(),
  size: z.int(),
  totalElements: z.int(),
  totalPages: z.int(),
});
export type PageInfo = z.infer<typeof pageInfoSchema>;

export function data<S extends z.ZodMiniType>(schema: S) {
  return z.object({ data: schema });
}

export function page<S extends z.ZodMiniType>(item: S) {
  return z.object({ data: z.array(item), pageInfo: pageInfoSchema });
}
export type Page<Item> = { data: Item[]; pageInfo: PageInfo };

export const errorBodySchema = z.object({
  status: z.int(),
  code: z.string(),
  message: z.string(),
  fieldErrors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
export type FieldError = { field: string; message: string };
