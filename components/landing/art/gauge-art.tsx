const TICKS = Array.from({ length: 9 }, (_, index) => -120 + index * 30);

function Dial({ cx, cold }: { cx: number; cold: boolean }) {
  return (
    <g>
      <circle cx={cx} cy="58" r="38" className="fill-card stroke-border-strong" strokeWidth="2" />
      <circle cx={cx} cy="58" r="31" fill="none" className={cold ? 'stroke-cold' : 'stroke-accent'} strokeWidth="3" />
      {TICKS.map((angle) => (
        <path
          key={angle}
          d={`M${cx} 32v5`}
          transform={`rotate(${angle} ${cx} 58)`}
          className="stroke-foreground"
          strokeWidth="1.5"
        />
      ))}
      <path
        d={`M${cx} 64V38`}
        transform={`rotate(${cold ? -70 : 55} ${cx} 58)`}
        className="stroke-foreground"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx={cx} cy="58" r="3.5" className="fill-foreground" />
    </g>
  );
}

/** Drawing of a gauge manifold with a blue low side, a red high side and a hose between them. */
export function GaugeArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={className}>
      <rect x="30" y="98" width="140" height="16" rx="8" className="fill-muted stroke-border-strong" strokeWidth="2" />
      <path d="M58 114v14c0 8-8 10-14 10H20" fill="none" className="stroke-primary" strokeWidth="5" />
      <path d="M100 114v34" fill="none" stroke="#d9a514" strokeWidth="5" />
      <path d="M142 114v14c0 8 8 10 14 10h24" fill="none" stroke="#b3261e" strokeWidth="5" />
      <Dial cx={58} cold />
      <Dial cx={142} cold={false} />
    </svg>
  );
}
