import qrcode from 'qrcode-generator';

/** As one SVG path of unit squares, so that it takes the ink of its place and scales cleanly. */
export function QrCode({ text }: { text: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const cells = Array.from({ length: size * size }, (_, index) => ({
    row: Math.floor(index / size),
    column: index % size,
  }));
  const path = cells
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column} ${row}h1v1h-1z`)
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      fill="currentColor"
      shapeRendering="crispEdges"
      role="img"
      aria-label="휴대폰으로 여는 QR 코드"
    >
      <path d={path} />
    </svg>
  );
}
