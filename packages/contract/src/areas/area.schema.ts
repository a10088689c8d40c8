import * as z from 'zod/mini';

export const areaSchema = z.object({
  areaCode: z.string(),
  /** 강남구, 수원시, 수원시 영통구. A city comes before its districts. */
  name: z.string(),
  /** Short form: 서울, 경기, 전북. */
  province: z.string(),
});
export type Area = z.infer<typeof areaSchema>;
