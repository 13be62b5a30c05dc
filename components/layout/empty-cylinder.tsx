/** Empty recovery cylinder with its fill line. */
export function EmptyCylinder() {
  return (
    <svg viewBox="0 0 160 190" aria-hidden="true" className="h-36 w-30 max-w-full">
      <path d="M56 10h48v12H56Zm16 12h16v14H72Z" className="fill-border-strong" />
      <path d="M36 74c0-26 18-40 44-40s44 14 44 40v92a16 16 0 0 1-16 16H52a16 16 0 0 1-16-16Z" className="fill-card" />
      <path d="M36 78v-4c0-26 18-40 44-40s44 14 44 40v4Z" fill="#e2b32a" />
      <path
        d="M36 74c0-26 18-40 44-40s44 14 44 40v92a16 16 0 0 1-16 16H52a16 16 0 0 1-16-16Z"
        fill="none"
        className="stroke-border-strong"
        strokeWidth="3"
      />
      <path d="M24 104h112" className="stroke-accent" strokeWidth="3" strokeDasharray="6 5" />
      <path d="M40 172h80" className="stroke-cold" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
