import * as z from 'zod/mini';

export const areaSchema = z.object({
  areaCode: z.string(),
  name: z.string(),
  province: z.string(),
});
export type Area = z.infer<typeof areaSchema>;
