/** Drawing of an open guide with a pressure-temperature curve. */
export function GuideArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={className}>
      <path
        d="M100 32C84 20 52 18 24 24v98c28-6 60-4 76 8 16-12 48-14 76-8V24c-28-6-60-4-76 8Z"
        className="fill-card stroke-border-strong"
        strokeWidth="2"
      />
      <path d="M100 32v98" className="stroke-border-strong" strokeWidth="2" />
      <path
        d="M38 46c16-3 32-2 46 3M38 62c16-3 32-2 46 3M38 78c16-3 32-2 46 3M38 94c10-2 20-2 28 0"
        fill="none"
        className="stroke-muted-foreground/50"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M116 50v56h46" fill="none" className="stroke-border-strong" strokeWidth="2" />
      <path d="M117 102c14-3 30-14 42-44" fill="none" className="stroke-cold" strokeWidth="4" strokeLinecap="round" />
      <path d="M117 104c16-1 32-7 43-22" fill="none" className="stroke-accent" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
