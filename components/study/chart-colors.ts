/**
 * Full class names, because Tailwind searches the source for them. After six curves the colors repeat with dashed
 * lines.
 */
const STROKES = [
  'stroke-chart-1',
  'stroke-chart-2',
  'stroke-chart-3',
  'stroke-chart-4',
  'stroke-chart-5',
  'stroke-chart-6',
];
const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5', 'fill-chart-6'];

export interface CurveLook {
  stroke: string;
  fill: string;
  dash: string | undefined;
}

export const lookOf = (index: number): CurveLook => ({
  stroke: STROKES[index % STROKES.length] ?? '',
  fill: FILLS[index % FILLS.length] ?? '',
  dash: index >= STROKES.length ? '7 5' : undefined,
});
