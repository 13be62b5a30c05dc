import { SECTIONS } from '@/lib/kernel/exam';

const TICKS = SECTIONS.map((_section, index) => 36 + 18 * index);
const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

/** Drawing of a certification card with every section ticked off. */
export function CardArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={className}>
      <rect x="20" y="28" width="160" height="96" rx="10" className="fill-card stroke-border-strong" strokeWidth="2" />
      <path d="M20 48V38a10 10 0 0 1 10-10h140a10 10 0 0 1 10 10v10Z" className="fill-primary" />
      <path d="M36 66h52M36 80h36" className="stroke-muted-foreground/50" strokeWidth="4" strokeLinecap="round" />
      {TICKS.map((left) => (
        <path
          key={left}
          d={`m${left} 104 4 4 7-8`}
          fill="none"
          className="stroke-cold"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
      {RAYS.map((angle) => (
        <path
          key={angle}
          d="M142 62v8"
          transform={`rotate(${angle} 142 86)`}
          className="stroke-accent"
          strokeWidth="6"
        />
      ))}
      <circle cx="142" cy="86" r="19" className="fill-accent" />
      <path
        d="m134 86 6 6 11-12"
        fill="none"
        className="stroke-accent-foreground"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
