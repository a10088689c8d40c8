import type { MailContent } from './mail.ts';

type Parts = {
  subject: string;
  greeting: string;
  highlight: string;
  notes: readonly string[];
};

type NoticeParts = {
  title: string;
  club: string | null;
  detail: string | null;
  button: { label: string; url: string };
  unsubscribe: { label: string; url: string };
};

const FOOTER = '아지트 · 작게 모이는 사람들';

export function layOutMail({ subject, greeting, highlight, notes }: Parts): MailContent {
  return {
    subject,
    text: `${greeting}\n\n    ${highlight}\n\n${notes.join('\n')}\n\n—\n${FOOTER}\n`,
    html: page(subject, [
      `<p style="margin:0 0 24px;font-size:16px;line-height:1.6">${escapeHtml(greeting)}</p>`,
      `<p style="margin:0 0 24px;padding:20px;border-radius:12px;background:#fbf1f4;color:#a1203e;font:700 26px/1.3 monospace;letter-spacing:2px;text-align:center">${escapeHtml(highlight)}</p>`,
      ...notes.map(
        (note) =>
          `<p style="margin:0 0 8px;font-size:14px;line-height:1.6;color:#555555">${escapeHtml(note)}</p>`,
      ),
    ]),
  };
}

export function layOutNotice({
  title,
  club,
  detail,
  button,
  unsubscribe,
}: NoticeParts): MailContent {
  const lines = [club, detail].filter((line) => line !== null);
  return {
    subject: club === null ? title : `${title} · ${club}`,
    text: [
      ...[title, ...lines].map((line) => `${line}\n`),
      `${button.label}: ${button.url}\n`,
      `—\n${FOOTER}\n${unsubscribe.label}: ${unsubscribe.url}\n`,
    ].join('\n'),
    html: page(
      title,
      [
        `<p style="margin:0 0 16px;font-size:20px;font-weight:700;line-height:1.4">${escapeHtml(title)}</p>`,
        ...lines.map(
          (line) =>
            `<p style="margin:0 0 8px;font-size:16px;line-height:1.6;white-space:pre-line">${escapeHtml(line)}</p>`,
        ),
        `<p style="margin:24px 0 0">${link(button, 'display:block;padding:14px;border-radius:12px;background:#bb2649;color:#ffffff;font-weight:700;text-align:center;text-decoration:none')}</p>`,
      ],
      link(unsubscribe, 'color:#6b6b6b'),
    ),
  };
}

function link({ label, url }: { label: string; url: string }, style: string): string {
  return `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a>`;
}

function page(title: string, paragraphs: readonly string[], footerLink = ''): string {
  return [
    '<!doctype html>',
    `<html lang="ko"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    "<body style=\"margin:0;padding:32px 16px;background:#f6f6f6;font-family:'Noto Sans KR','Apple SD Gothic Neo',sans-serif;color:#222222\">",
    '<div style="max-width:480px;margin:0 auto;padding:32px 28px;border-radius:16px;background:#ffffff">',
    '<p style="margin:0 0 24px;font-size:22px;font-weight:700;color:#bb2649">아지트</p>',
    ...paragraphs,
    '</div>',
    `<p style="margin:16px 0 0;text-align:center;font-size:12px;color:#6b6b6b">${[FOOTER, footerLink].filter(Boolean).join('<br>')}</p>`,
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
