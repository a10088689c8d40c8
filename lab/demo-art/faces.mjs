import { extras, hairs } from './hair.mjs';
import { inks } from './inks.mjs';
import { box, disc, line, oval, shape } from './shapes.mjs';

const { ink } = inks;
const BLACK = '#2b2326';
const DARK = '#4a352b';
const CHESTNUT = '#7a4a30';
const ASH = '#8c7466';
const FAIR = '#f8ddc8';
const WARM = '#f1c8a5';
const TAN = '#dfae86';

/**
 * @typedef {{ ground: string, shirt: string, skin: string, colour: string, hair: keyof typeof hairs, more?: readonly (keyof typeof extras)[] }} Look
 */

/** The faces of the demo members by nickname. @type {Readonly<Record<string, Look>>} */
export const looks = {
  햇살좋은날: {
    ground: '#fbe3a8',
    shirt: '#e8853c',
    skin: WARM,
    colour: DARK,
    hair: 'longParted',
    more: ['pin'],
  },
  초코송이: { ground: '#f6c7cf', shirt: '#8a5a4a', skin: FAIR, colour: '#5b3326', hair: 'bob' },
  느린산책: {
    ground: '#cfe3c0',
    shirt: '#5d7f53',
    skin: WARM,
    colour: BLACK,
    hair: 'side',
    more: ['glasses'],
  },
  모카: {
    ground: '#e4cdb5',
    shirt: '#fdf6e6',
    skin: FAIR,
    colour: CHESTNUT,
    hair: 'bun',
    more: ['earrings'],
  },
  주사위셋: { ground: '#dcd2ee', shirt: '#54407e', skin: WARM, colour: BLACK, hair: 'curls' },
  윤슬: {
    ground: '#bfe0ea',
    shirt: '#3d7a9c',
    skin: TAN,
    colour: BLACK,
    hair: 'tail',
    more: ['band'],
  },
  책갈피: {
    ground: '#cfe6e2',
    shirt: '#2f6a63',
    skin: FAIR,
    colour: DARK,
    hair: 'bobSide',
    more: ['glasses'],
  },
  두번째곡: {
    ground: '#2f3a5f',
    shirt: '#e9edf7',
    skin: WARM,
    colour: BLACK,
    hair: 'parted',
    more: ['headphones'],
  },
  필름한롤: {
    ground: '#d9dde3',
    shirt: '#46505f',
    skin: FAIR,
    colour: DARK,
    hair: 'swept',
    more: ['beard'],
  },
  소금빵: {
    ground: '#f9dfb5',
    shirt: '#fdf6e6',
    skin: WARM,
    colour: '#6b4030',
    hair: 'braids',
    more: ['freckles'],
  },
  밤의도서관: { ground: '#454070', shirt: '#8a84b8', skin: FAIR, colour: '#1e1a2e', hair: 'long' },
  바위사이: { ground: '#e7ddd0', shirt: '#bb2649', skin: TAN, colour: BLACK, hair: 'shaved' },
  연필깎이: {
    ground: '#fdf1dc',
    shirt: '#f0a35c',
    skin: FAIR,
    colour: BLACK,
    hair: 'pixie',
    more: ['earrings'],
  },
  새벽배송: {
    ground: '#fbc9a4',
    shirt: '#3d5a80',
    skin: WARM,
    colour: BLACK,
    hair: 'crop',
    more: ['cap'],
  },
  온더락: {
    ground: '#5b2338',
    shirt: '#f7e7d8',
    skin: WARM,
    colour: '#3a2a2c',
    hair: 'swept',
    more: ['squareGlasses', 'collar'],
  },
  구름과자: {
    ground: '#cfe0fa',
    shirt: '#e8567a',
    skin: FAIR,
    colour: CHESTNUT,
    hair: 'longBangs',
    more: ['band'],
  },
  텐트두동: {
    ground: '#b4d09a',
    shirt: '#8a5a2b',
    skin: TAN,
    colour: DARK,
    hair: 'bangs',
    more: ['beanie', 'beard'],
  },
  무대뒤편: {
    ground: '#3f1426',
    shirt: '#bb2649',
    skin: FAIR,
    colour: '#7a2f2a',
    hair: 'waves',
    more: ['earrings'],
  },
  컷과컷: { ground: '#9cb8e0', shirt: '#2a3147', skin: WARM, colour: ASH, hair: 'bangs' },
  손으로: {
    ground: '#ead7c6',
    shirt: '#3d7a6f',
    skin: WARM,
    colour: '#3a2a2c',
    hair: 'lowBun',
    more: ['freckles'],
  },
  반짝반짝: { ground: '#f9d7ea', shirt: '#7a5aa6', skin: WARM, colour: BLACK, hair: 'tail' },
  Hello_J: {
    ground: '#fbe6b0',
    shirt: '#3d7a6f',
    skin: TAN,
    colour: BLACK,
    hair: 'parted',
    more: ['squareGlasses'],
  },
  아침노을: {
    ground: '#f8b98c',
    shirt: '#fdf6e6',
    skin: TAN,
    colour: DARK,
    hair: 'bobSide',
    more: ['scarf'],
  },
  문장수집: {
    ground: '#c9d8c9',
    shirt: '#6d7f5a',
    skin: FAIR,
    colour: BLACK,
    hair: 'crop',
    more: ['glasses', 'collar'],
  },
};

/** @param {Look} look */
export function drawFace({ ground, shirt, skin, colour, hair, more = [] }) {
  const [behind, over] = hairs[hair];
  const cheeks = `<g opacity=".28">${disc(14.8, 22.3, 1.4, '#e8567a')}${disc(25.2, 22.3, 1.4, '#e8567a')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 40 40">${[
    box(0, 0, 40, 40, ground),
    shape(behind, colour),
    shape('M4 43c0-8.500 7-12.500 16-12.500S36 34.500 36 43z', shirt),
    shape('M16.800 24h6.400v6.300a3.200 3.200 0 0 1-6.400 0z', skin),
    oval(20, 19.3, 7.7, 8.7, skin),
    disc(17, 19.8, 0.95, ink) + disc(23, 19.8, 0.95, ink),
    cheeks,
    more.includes('beard') ? extras.beard : '',
    line('M17.800 23.400c1.300 1.300 3.100 1.300 4.400 0', ink, 1),
    shape(over, colour),
    ...more.filter((extra) => extra !== 'beard').map((extra) => extras[extra]),
  ].join('')}</svg>`;
}
