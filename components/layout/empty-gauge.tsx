const TICKS = Array.from({ length: 11 }, (_, index) => -135 + index * 27);

/** Gauge at zero with a word in its window. */
export function EmptyGauge({ word }: { word: string }) {
  return (
    <svg viewBox="0 0 220 200" aria-hidden="true" className="h-44 w-48 max-w-full">
      <circle cx="110" cy="100" r="92" className="fill-card stroke-border-strong" strokeWidth="3" />
      {TICKS.map((angle) => (
        <path
          key={angle}
          d="M110 20v12"
          transform={`rotate(${angle} 110 100)`}
          className="stroke-border-strong"
          strokeWidth="3"
        />
      ))}
      <path d="M51 159a83 83 0 0 1-21-86" fill="none" className="stroke-cold" strokeWidth="6" strokeLinecap="round" />
      <path d="m110 100-44 44" className="stroke-accent" strokeWidth="5" strokeLinecap="round" />
      <circle cx="110" cy="100" r="8" className="fill-accent" />
      <text x="110" y="76" textAnchor="middle" fontSize="26" fontWeight="700" className="fill-foreground">
        {word}
      </text>
    </svg>
  );
}
