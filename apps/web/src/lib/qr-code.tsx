import qrcode from 'qrcode-generator';

/** Quiet zone in modules: QR readers require at least four. */
const margin = 4;

/** The code is dark on light in both themes, because many cameras cannot read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
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
      viewBox={`${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect x={-margin} y={-margin} width="100%" height="100%" fill="#ffffff" />
      <path d={path} fill="#222222" />
    </svg>
  );
}
