import type { Config } from './config.ts';
import { mailDirectory } from './mail/file-transport.ts';

/** What a person needs to know to try the app. */
export function welcome(config: Config, address: string): string {
  const port = new URL(address).port;
  const lines = [
    '',
    `  아지트가 열렸어요  →  http://localhost:${port}`,
    '',
    `  데이터   ${config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'}`,
    `  메일     ${config.smtpUrl === undefined ? `${mailDirectory(config)} 와 이 화면` : 'SMTP_URL'}`,
    `  API 문서  http://localhost:${port}/api/docs`,
    '  멈추려면 Ctrl-C',
    '',
  ];
  return `${lines.join('\n')}\n`;
}
