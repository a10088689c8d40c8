import openapi from '@azit/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { renderApiDocs } from '#server/http/docs/api-docs-page.ts';

const page = renderApiDocs(openapi);

test('the API documentation shows the examples of requests and responses', () => {
  expect(page).toContain('&quot;joinAnswer&quot;: &quot;아침에 일찍 일어나는 편이에요.&quot;');
  expect(page).toContain('&quot;code&quot;: &quot;KMBTRA&quot;');
  expect(page).toContain('BEGIN:VCALENDAR');
  expect(page).not.toContain('<pre>undefined');
});

test('the API documentation explains which liberal forms requests may have', () => {
  expect(page).toContain('정수는 숫자로 된 글자');
});
