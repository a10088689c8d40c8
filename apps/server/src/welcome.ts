import { networkInterfaces } from 'node:os';
import qrcode from 'qrcode-generator';
import { DEMO_PASSWORD, demoLogins } from './commands/seed-demo/demo-login.ts';
import { mailDirectory } from './mail/file-transport.ts';
import type { Config } from './runtime/config.ts';

type Screen = { hasDemo: boolean; isTerminal: boolean };

export function welcome(config: Config, address: string, { hasDemo, isTerminal }: Screen): string {
  const port = new URL(address).port;
  const logins = demoLogins.map(
    ({ email, nickname, who }) => `    ${email}  (${nickname}, ${who})`,
  );
  const lines = [
    '',
    `  아지트가 열렸어요  →  http://localhost:${port}`,
    '',
    ...(isTerminal ? describePhoneAddress(config, port) : []),
    ...(hasDemo ? [`  데모 로그인  비밀번호는 모두 ${DEMO_PASSWORD}`, ...logins, ''] : []),
    ...(hasDemo && isTerminal ? trySteps : []),
    `  데이터   ${config.databaseUrl === undefined ? config.dataDir : 'DATABASE_URL'}`,
    `  메일     ${config.smtpUrl === undefined ? `${mailDirectory(config)} 와 이 화면` : 'SMTP_URL'}`,
    `  API 문서  http://localhost:${port}/api/docs`,
    '  멈추려면 Ctrl-C',
    '',
  ];
  return `${lines.join('\n')}\n`;
}

const trySteps = [
  '  둘이서 해 보기',
  '    1. 이 컴퓨터에서는 demo1로, 휴대폰이나 시크릿 창에서는 demo2로 로그인해요.',
  '    2. demo2로 햇살좋은날의 아지트에 신청하고, demo1의 알림에서 수락해요.',
  '    3. 채팅방에서 인사해 보세요. 두 화면이 바로 바뀌어요.',
  '',
];

function describePhoneAddress({ host, publicUrl }: Config, port: string): string[] {
  const lan = host === '0.0.0.0' ? findLanAddress() : undefined;
  const url = publicUrl ?? (lan && `http://${lan}:${port}`);
  if (url === undefined) return [];
  return [`  휴대폰에서  ${url}`, '', ...drawQrCode(url).map((line) => `    ${line}`), ''];
}

function findLanAddress(): string | undefined {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.find((entry) => entry?.family === 'IPv4' && !entry.internal)?.address;
}

/** Draws a QR code for the terminal, dark on light with a margin of two modules, as phones need it. */
export function drawQrCode(text: string): string[] {
  const code = qrcode(0, 'L');
  code.addData(text);
  code.make();
  return code.createASCII(1, 2).split('\n');
}

export function welcomeWorker(address: string): string {
  return `\n  아지트 작업 프로세스가 열렸어요  →  http://localhost:${new URL(address).port}/readyz\n\n`;
}
