import fc from 'fast-check';

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\u202egnp.exe',
  '\u2066\u2069',
  '\ud800',
  'x\udc00y',
  '\ufffe\uffff',
  '\ufeffbom',
  '\u3164\u3164',
  `e${'\u0301'.repeat(400)}`,
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(60),
  '\ufdfa'.repeat(128),
  '가'.repeat(9_000),
  'x'.repeat(40_000),
  "'; drop table members; --",
  "' or '1'='1",
  '%_%\\',
  '\\',
  '<script>alert(1)</script>',
  '$' + '{7*7}{{7*7}}',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=1',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '-0',
  '+1',
  '1.0',
  ' 1',
  '１２',
  '١٢٣',
  'null',
  'true',
  '__proto__',
  'constructor',
  '2026-02-30',
  '9999-99-99',
  '0000-00-00',
  '2026-11-15T00:00',
  '24:00',
  '23:59:60',
  `a@${'a.'.repeat(2_000)}com`,
  `${'a'.repeat(300)}@example.com`,
];

const NUMBERS = [
  0, -0, -1, 1.5, 2_147_483_647, 2_147_483_648, 4_294_967_296, 9_007_199_254_740_992, 1e21, 1e308,
  -1e308, 5e-324,
];

const THINGS = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { ['__proto__']: { isAdmin: true } },
  { constructor: { prototype: { isAdmin: true } } },
  { length: 1e9 },
  { toString: 1, valueOf: null },
  { $ne: null },
  { toJSON: 'x' },
  Array.from({ length: 4_000 }, () => 0),
  nested(400),
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...THINGS) },
  { weight: 1, arbitrary: fc.jsonValue() },
);

export const hostileKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'prototype',
  'hasOwnProperty',
  'toString',
  'memberId',
  'hostId',
  'status',
  'isAdmin',
  'reputation',
  '',
  '\0',
  '\ud800',
  'a'.repeat(2_000),
);
