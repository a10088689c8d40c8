import type { MailContent } from './mail.ts';

type Parts = {
  subject: string;
  greeting: string;
  highlight: string;
  notes: readonly string[];
};

type LabelledLink = { label: string; url: string };

type NoticeParts = {
  subject: string;
  title: string;
  club: string | null;
  formerTime: string | null;
  time: string | null;
  texts: readonly string[];
  facts: readonly { label: string; value: string }[];
  question: string | null;
  /** The first button is the recommended action. */
  buttons: readonly LabelledLink[];
  note?: string | null;
  unsubscribe: LabelledLink;
};

const FOOTER = '아지트 · 작게 모이는 사람들';

export function layOutMail({ subject, greeting, highlight, notes }: Parts): MailContent {
  return {
    subject,
    text: `${greeting}\n\n    ${highlight}\n\n${notes.join('\n')}\n\n—\n${FOOTER}\n`,
    html: page(subject, [
      `<p style="margin:0 0 24px;font-size:16px;line-height:1.6">${escapeHtml(greeting)}</p>`,
      `<p class="code" style="margin:0 0 24px;padding:20px;border-radius:12px;background:#fbf1f4;color:#a1203e;font:700 26px/1.3 monospace;letter-spacing:2px;text-align:center">${escapeHtml(highlight)}</p>`,
      ...notes.map(
        (note) =>
          `<p class="weak" style="margin:0 0 8px;font-size:14px;line-height:1.6;color:#555555">${escapeHtml(note)}</p>`,
      ),
    ]),
  };
}

export function layOutNotice(parts: NoticeParts): MailContent {
  const { subject, title, club, formerTime, time, texts, facts, question, buttons, note } = parts;
  const { unsubscribe } = parts;
  const times = [formerTime, time].filter((one) => one !== null);
  const lines = [
    title,
    ...(club === null ? [] : [club]),
    ...(times.length === 0 ? [] : [times.join(' → ')]),
    ...texts,
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...(question === null ? [] : [question]),
  ];
  return {
    subject: club === null ? subject : `${subject} · ${club}`,
    text: [
      ...lines.map((line) => `${line}\n`),
      ...buttons.map(({ label, url }) => `${label}: ${url}\n`),
      ...(note ? [`${note}\n`] : []),
      `—\n${FOOTER}\n${unsubscribe.label}: ${unsubscribe.url}\n`,
    ].join('\n'),
    html: page(
      title,
      [
        `<p style="margin:0 0 16px;font-size:20px;font-weight:700;line-height:1.4;text-wrap:balance">${escapeHtml(title)}</p>`,
        ...(club === null ? [] : [paragraph(escapeHtml(club))]),
        ...timeParagraphs(formerTime, time),
        ...texts.map((line) => paragraph(escapeHtml(line))),
        ...factTable(facts),
        ...(question === null ? [] : [paragraph(escapeHtml(question), 16)]),
        `<p style="margin:24px 0 0">${buttons.map(button).join('')}</p>`,
        ...(note ? [remark(note)] : []),
      ],
      link(unsubscribe, 'weak', 'color:#6b6b6b'),
    ),
  };
}

function remark(text: string): string {
  return `<p class="weak" style="margin:16px 0 0;font-size:14px;line-height:1.6;color:#555555;text-wrap:balance">${escapeHtml(text)}</p>`;
}

function paragraph(html: string, above = 0): string {
  return `<p style="margin:${above}px 0 8px;font-size:16px;line-height:1.6;white-space:pre-line">${html}</p>`;
}

function timeParagraphs(formerTime: string | null, time: string | null): string[] {
  const text = (value: string) => `<span style="white-space:nowrap">${escapeHtml(value)}</span>`;
  if (time === null) return [];
  if (formerTime === null) return [paragraph(text(time))];
  const former = `<s class="weak" style="color:#6b6b6b">${text(formerTime)}</s>`;
  return [paragraph(former), paragraph(`<b>${text(time)}</b>`)];
}

function factTable(facts: NoticeParts['facts']): string[] {
  if (facts.length === 0) return [];
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="weak" style="padding:4px 16px 4px 0;color:#6b6b6b;white-space:nowrap;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0">${escapeHtml(value)}</td></tr>`,
  );
  return [
    `<table role="presentation" style="margin:8px 0 0;border-collapse:collapse;font-size:15px;line-height:1.6">${rows.join('')}</table>`,
  ];
}

function button(one: LabelledLink, index: number): string {
  const shape =
    'display:block;margin-top:8px;padding:13px;border:1px solid;border-radius:12px;font-size:16px;line-height:24px;font-weight:700;text-align:center;text-decoration:none';
  return index === 0
    ? link(one, 'solid', `${shape};border-color:#bb2649;background:#bb2649;color:#ffffff`)
    : link(one, 'outlined', `${shape};border-color:#8a8a92;color:#222222`);
}

function link({ label, url }: LabelledLink, name: string, style: string): string {
  return `<a class="${name}" href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

// Mail programs that ignore this media query show the light colours of the style attributes.
const DARK = `@media (prefers-color-scheme:dark){
body{background:#111113!important;color:#ececee!important}
.card{background:#1c1c1f!important}
.brand{color:#ff8fa8!important}
.weak{color:#a3a3ab!important}
.code{background:#3a1a23!important;color:#ffb3c3!important}
.outlined{color:#ececee!important}}`;

function page(title: string, paragraphs: readonly string[], footerLink = ''): string {
  return [
    '<!doctype html>',
    '<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title><style>${DARK}</style></head>`,
    "<body style=\"margin:0;padding:32px 16px;background:#f6f6f6;font-family:'Noto Sans KR','Apple SD Gothic Neo',sans-serif;color:#222222;word-break:keep-all;overflow-wrap:anywhere\">",
    '<div class="card" style="max-width:480px;margin:0 auto;padding:32px 28px;border-radius:16px;background:#ffffff">',
    '<p class="brand" style="margin:0 0 24px;font-size:22px;font-weight:700;color:#bb2649">아지트</p>',
    ...paragraphs,
    '</div>',
    `<p class="weak" style="margin:16px 0 0;text-align:center;font-size:12px;color:#6b6b6b">${[FOOTER, footerLink].filter(Boolean).join('<br>')}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
