import { escapeHtml } from '../escape-html.ts';

type Content = Partial<Record<string, { example?: unknown }>>;

type Operation = {
  summary: string;
  tags: readonly string[];
  'x-access': string;
  responses: Record<string, { content?: Content }>;
  requestBody?: { content: Content };
  parameters?: readonly { name?: string; in?: string }[];
};

export type ApiDocument = {
  info: { title: string; version: string; description: string };
  paths: Record<string, Partial<Record<string, Operation>>>;
};

const STYLE = `
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}
h1{color:#bb2649}h2{margin-top:2.5rem;border-bottom:1px solid #d9d9d9}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #eeeef0;vertical-align:top}
code,pre{font-family:ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap}small{color:#595959}
.about{white-space:pre-line}`;

export function renderApiDocs(document: object): string {
  const { info, paths } = document as ApiDocument;
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation === undefined ? [] : [{ path, method, operation }],
    ),
  );
  const tags = [...new Set(rows.map(({ operation }) => operation.tags[0] ?? ''))];
  const sections = tags.map((tag) => {
    const body = rows
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(renderRow)
      .join('');
    return `<h2>${tag}</h2><table><thead><tr><th>요청</th><th>하는 일</th><th>누가</th><th>응답</th></tr></thead><tbody>${body}</tbody></table>`;
  });
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${info.title}</title><style>${STYLE}</style></head><body><main><h1>${info.title}</h1><p>모든 요청과 응답의 모양은 <a href="/api/openapi.json">openapi.json</a>에 있어요.</p><div class="about">${escapeHtml(info.description)}</div>${sections.join('')}</main></body></html>`;
}

function renderRow(row: { path: string; method: string; operation: Operation }): string {
  const { path, method, operation } = row;
  const query = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const names = query.map(({ name }) => name).join(', ');
  return `<tr><td><code>${method.toUpperCase()} ${path}</code>${names === '' ? '' : `<br><small>?${names}</small>`}</td><td>${operation.summary}${renderExamples(operation)}</td><td>${operation['x-access']}</td><td>${Object.keys(operation.responses).join(' ')}</td></tr>`;
}

function renderExamples({ requestBody, responses }: Operation): string {
  const [success] = Object.values(responses);
  const examples = [
    ...listExamples('보내기', requestBody?.content),
    ...listExamples('받기', success?.content),
  ];
  return examples.length === 0
    ? ''
    : `<details><summary>예</summary>${examples.join('')}</details>`;
}

function listExamples(title: string, content: Content = {}): string[] {
  return Object.entries(content).map(([type, body]) => {
    const { example } = body ?? {};
    const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
    return `<small>${title}: ${type}</small><pre>${escapeHtml(text)}</pre>`;
  });
}
