/** Drawing of the refrigeration cycle: evaporator, compressor, condenser, metering device. */
export function CycleArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={className}>
      <path d="M160 58V40a8 8 0 0 0-8-8H48a8 8 0 0 0-8 8v18" fill="none" className="stroke-accent" strokeWidth="4" />
      <path d="M40 92v18a8 8 0 0 0 8 8h104a8 8 0 0 0 8-8V92" fill="none" className="stroke-cold" strokeWidth="4" />
      <rect x="62" y="16" width="76" height="32" rx="6" className="fill-card stroke-border-strong" strokeWidth="2" />
      <path d="M70 40V24h10v16h10V24h10v16h10V24h10v16h10V24" fill="none" className="stroke-accent" strokeWidth="3" />
      <rect x="62" y="102" width="76" height="32" rx="6" className="fill-card stroke-border-strong" strokeWidth="2" />
      <path
        d="M70 126v-16h10v16h10v-16h10v16h10v-16h10v16h10v-16"
        fill="none"
        className="stroke-cold"
        strokeWidth="3"
      />
      <circle cx="160" cy="75" r="19" className="fill-card stroke-border-strong" strokeWidth="2" />
      <path d="m160 64 8 15h-16Z" className="fill-foreground" />
      <path
        d="m30 62 20 0-20 27h20Z"
        className="fill-card stroke-border-strong"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
