import { text } from '@azit/contract/field';
import { REPORT_REASON_MAX } from '@azit/contract/reports/report.schema';
import * as z from 'zod/mini';

/** The contract's rule, without the null that a text field cannot hold. */
export const reasonForm = z.object({
  reason: text({
    max: REPORT_REASON_MAX,
    multiline: true,
    message: '이유는 128자까지 쓸 수 있어요.',
  }),
});
export type ReasonForm = z.infer<typeof reasonForm>;

export type Report<Category extends string> = { category: Category; reason: string | null };

const typedReport = z.object({ category: z.nullable(z.string()), reason: z.string() });

/** The form as it was typed, finished or not. */
export function readReport(stored: unknown): z.infer<typeof typedReport> | undefined {
  return typedReport.safeParse(stored).data;
}
