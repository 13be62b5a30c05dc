/** Learners whose prediction lies between two limits, and the percentage of these learners who passed. */
export interface Band {
  fromPercent: number;
  toPercent: number;
  cases: number;
  /** Mean prediction. */
  toldPercent: number;
  passedPercent: number;
}

const SIZE = 420;
const LEFT = 64;
const TOP = 56;
const x = (percent: number): number => LEFT + (percent / 100) * SIZE;
const y = (percent: number): number => TOP + SIZE - (percent / 100) * SIZE;

function draw(bands: readonly Band[], look: { color: string; shape: 'dot' | 'square' }): string {
  const line = bands.map((band) => `${x(band.toldPercent)},${y(band.passedPercent)}`).join(' ');
  const marks = bands.map(({ toldPercent, passedPercent }) =>
    look.shape === 'dot'
      ? `<circle cx="${x(toldPercent)}" cy="${y(passedPercent)}" r="6" fill="${look.color}"/>`
      : `<rect x="${x(toldPercent) - 5}" y="${y(passedPercent) - 5}" width="10" height="10" fill="${look.color}"/>`,
  );
  return `<polyline points="${line}" fill="none" stroke="${look.color}" stroke-width="1.5"/>${marks.join('')}`;
}

function frame(): string {
  const lines: string[] = [];
  for (let percent = 0; percent <= 100; percent += 10) {
    // Draws the square of each band. A mark inside its square means that the prediction was right.
    if (percent < 100) {
      lines.push(
        `<rect x="${x(percent)}" y="${y(percent + 10)}" width="${SIZE / 10}" height="${SIZE / 10}" fill="#e3f1f8"/>`,
      );
    }
    if (percent % 20 === 0) {
      lines.push(`<text x="${x(percent)}" y="${TOP + SIZE + 22}" text-anchor="middle">${percent}</text>`);
      lines.push(`<text x="${LEFT - 10}" y="${y(percent) + 5}" text-anchor="end">${percent}</text>`);
    }
  }
  lines.push(`<rect x="${LEFT}" y="${TOP}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#7d97a4"/>`);
  lines.push(`<line x1="${x(0)}" y1="${y(0)}" x2="${x(100)}" y2="${y(100)}" stroke="#7d97a4" stroke-dasharray="5 4"/>`);
  return lines.join('');
}

export interface Plot {
  /** Description for screen readers. */
  label: string;
  series: readonly { name: string; bands: readonly Band[] }[];
}

const LOOKS = [
  { color: '#0b5470', shape: 'dot', sign: '●' },
  { color: '#a84a12', shape: 'square', sign: '■' },
] as const;
const lookAt = (place: number) => LOOKS[place] ?? LOOKS[0];

/**
 * Plots pass rates against predictions as SVG. Each mark should lie in the square of its band. Takes at most two
 * series.
 */
export function plotOf({ label, series }: Plot): string {
  const width = LEFT + SIZE + 40;
  const height = TOP + SIZE + 64;
  const names = series.map(({ name }, place) => {
    const { color, sign } = lookAt(place);
    return `<tspan fill="${color}">${sign} ${name}</tspan>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="14" fill="#0e2530" role="img" aria-label="${label}">
<rect width="${width}" height="${height}" fill="#ffffff"/>
<text x="${LEFT}" y="30">${names.join('   ')}</text>
${frame()}
${series.map(({ bands }, place) => draw(bands, lookAt(place))).join('\n')}
<text x="${LEFT + SIZE / 2}" y="${height - 14}" text-anchor="middle">told: chance of passing, percent</text>
<text transform="translate(18 ${TOP + SIZE / 2}) rotate(-90)" text-anchor="middle">passed, percent</text>
</svg>
`;
}
