import * as z from 'zod/mini';
import { endpoints } from '../endpoint.ts';
import { data } from '../envelope.ts';
import { categorySmallSchema } from './category.schema.ts';

export const categories = endpoints('categories', {
  listSmall: {
    summary: '작은 카테고리 35개',
    method: 'GET',
    path: '/api/categories/small',
    access: 'anyone',
    response: data(z.array(categorySmallSchema)),
  },
});
