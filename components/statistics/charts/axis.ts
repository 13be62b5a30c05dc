/** Style shared by all charts. Colors follow the theme. */
export const AXIS = {
  tick: { fill: 'var(--muted-foreground)', fontSize: 14 },
  stroke: 'var(--border-strong)',
} as const;
export const GRID = { stroke: 'var(--border)', strokeDasharray: '3 3' } as const;
export const TOOLTIP = {
  contentStyle: { background: 'var(--card)', border: '1px solid var(--border-strong)', borderRadius: 8 },
  labelStyle: { color: 'var(--foreground)' },
  itemStyle: { color: 'var(--foreground)' },
} as const;
