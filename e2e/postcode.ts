import type { Page } from '@playwright/test';

const script = '**/postcode.v2.js';

const widget = `
  const place = {
    address: '서울 성동구 연무장길 7',
    roadAddress: '서울 성동구 연무장길 7',
    jibunAddress: '서울 성동구 성수동2가 320-1',
    bname: '성수동2가',
    buildingName: '붉은벽돌집',
  };
  window.kakao = {
    Postcode: class {
      constructor(options) {
        this.options = options;
      }
      embed(host) {
        for (const [label, userSelectedType] of [['도로명 주소', 'R'], ['지번 주소', 'J']]) {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = label;
          button.onclick = () => this.options.oncomplete({ ...place, userSelectedType });
          host.append(button);
        }
      }
    },
  };
`;

export async function answerPostcode(page: Page): Promise<void> {
  await page.unroute(script);
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: widget }),
  );
}

export async function blockPostcode(page: Page): Promise<void> {
  await page.route(script, (route) => route.abort());
}
