import type * as z from 'zod/mini';
import type { contract } from '../src/index.ts';

type Contract = typeof contract;
type Has<Key extends string> = Readonly<Record<Key, unknown>>;

/** An example contains the body that its endpoint receives and the response that it returns. */
type Example<E> = (E extends { body: infer S extends z.ZodMiniType }
  ? { body: z.input<S> }
  : unknown) &
  (E extends { multipart: { data: infer S extends z.ZodMiniType } }
    ? { data: z.input<S> }
    : unknown) &
  (E extends { response: infer S extends z.ZodMiniType } ? { response: z.output<S> } : unknown) &
  (E extends Has<'file'> | Has<'events'> ? { text: string } : unknown);

type DomainExamples<Endpoints> = {
  [Key in keyof Endpoints as unknown extends Example<Endpoints[Key]> ? never : Key]: Example<
    Endpoints[Key]
  >;
};

/** Endpoints without bodies need no entry: the examples of their parameters are enough. */
export type Examples = { [Domain in keyof Contract]: DomainExamples<Contract[Domain]> };

export function createPage<Item>(...data: Item[]) {
  const pageInfo = { page: 1, size: 20, totalElements: data.length, totalPages: 1 };
  return { data, pageInfo };
}
