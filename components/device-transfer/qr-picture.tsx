import { encode } from 'uqr';

/** Width of the quiet zone in modules. QR readers need it to find the code. */
const QUIET = 4;

/** QR code. Dark on light in both themes, because many readers reject inverted codes. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 rounded-lg"
    >
      <rect x={-QUIET} y={-QUIET} width="100%" height="100%" fill="#fff" />
      <path d={modules.join('')} fill="#000" />
    </svg>
  );
}
