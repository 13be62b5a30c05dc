import { Specimen } from './specimen';

const SWATCHES = [
  ['bg-background text-foreground', 'background'],
  ['bg-card text-card-foreground', 'card'],
  ['bg-muted text-muted-foreground', 'muted'],
  ['bg-primary text-primary-foreground', 'primary: brand, progress'],
  ['bg-accent text-accent-foreground', 'accent: the one call to act'],
  ['bg-destructive text-destructive-foreground', 'destructive'],
  ['bg-info-surface text-info-foreground', 'info-surface'],
  ['bg-success-surface text-success-foreground', 'success-surface: right'],
  ['bg-warning-surface text-warning-foreground', 'warning-surface'],
  ['bg-error-surface text-error-foreground', 'error-surface: wrong'],
  ['bg-deep text-white', 'deep: with .on-deep around it'],
] as const;

const CHART = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5', 'bg-chart-6'];

export function Colors() {
  return (
    <Specimen
      title="Colors and type"
      note="Tokens of app/globals.css. Text on a color uses its -foreground token. Both themes meet AA, and question text meets AAA. Charts use chart-1 to chart-6 in this order."
    >
      <ul className="grid gap-2 sm:grid-cols-3">
        {SWATCHES.map(([classes, name]) => (
          <li key={name} className={`rounded-lg border border-border p-4 ${classes}`}>
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex gap-2">
        {CHART.map((color) => (
          <span key={color} className={`h-10 flex-1 rounded-lg ${color}`} />
        ))}
      </div>
      <p className="mt-6 font-bold text-4xl tracking-tight">Page title, text-3xl to text-4xl bold</p>
      <p className="mt-2 font-semibold text-2xl">A question, larger than anything around it</p>
      <p className="mt-2 text-lg">Reading text, text-lg in guides</p>
      <p className="mt-2 tabular-nums">Figures that align: 1:59:07 · 202 psig · 70%</p>
    </Specimen>
  );
}
