/** Pressure-temperature chart without a curve. */
export function EmptyChart() {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true" className="h-32 w-48 max-w-full">
      <path d="M30 12h176v114H30Z" className="fill-card" />
      <path
        d="M30 40h176M30 69h176M30 98h176M74 12v114m44-114v114m44-114v114"
        fill="none"
        className="stroke-border"
        strokeWidth="1.5"
      />
      <path d="M30 10v116h178" fill="none" className="stroke-border-strong" strokeWidth="3" strokeLinecap="round" />
      <path d="M30 48h176" className="stroke-accent" strokeWidth="3" strokeDasharray="7 6" />
      <path
        d="M34 122c60-6 120-36 168-100"
        fill="none"
        className="stroke-cold"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      <circle cx="34" cy="122" r="6" className="fill-cold" />
      {[30, 74, 118, 162, 206].map((left) => (
        <path key={left} d={`M${left} 126v8`} className="stroke-border-strong" strokeWidth="3" />
      ))}
    </svg>
  );
}
