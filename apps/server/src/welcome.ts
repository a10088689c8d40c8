import { DEMO_PASSWORD, demoLogins } from './commands/seed-demo/demo-login.ts';
import { mailDirectory } from './mail/file-transport.ts';
import type { Config } from './runtime/config.ts';

export function welcome(config: Config, address: string, hasDemo: boolean): string {
  const port = new URL(address).port;
  const logins = demoLogins.map(
    ({ email, nickname, who }) => `    ${email}  (${nickname}, ${who})`,
  );
  const lines = [
    '',
    `  아지트가 열렸어요  →  http://localhost:${port}`,
    '',
    ...(hasDemo ? [`  데모 로그인  비밀번호는 모두 ${DEMO_PASSWORD}`, ...logins, ''] : []),
    `  데이터   ${config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'}`,
    `  메일     ${config.smtpUrl === undefined ? `${mailDirectory(config)} 와 이 화면` : 'SMTP_URL'}`,
    `  API 문서  http://localhost:${port}/api/docs`,
    '  멈추려면 Ctrl-C',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

export function welcomeWorker(address: string): string {
  return `\n  아지트 작업 프로세스가 열렸어요  →  http://localhost:${new URL(address).port}/readyz\n\n`;
}
