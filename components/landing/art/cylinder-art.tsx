/** Drawing of a recovery cylinder in its standard colors, gray with a yellow top, with its 80 percent fill line. */
export function CylinderArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 160 260" aria-hidden="true" className={className}>
      <path d="M62 30h36v18H62Z" fill="#8fa3ad" />
      <path d="M50 16h60v14H50Z" fill="#5f7885" />
      <path d="M70 6h20v12H70Z" fill="#5f7885" />
      <path d="M24 96c0-30 22-50 56-50s56 20 56 50v6H24Z" fill="#e2b32a" />
      <path d="M24 100h112v126a20 20 0 0 1-20 20H44a20 20 0 0 1-20-20Z" fill="#9fb1ba" />
      <path d="M24 134h112v92a20 20 0 0 1-20 20H44a20 20 0 0 1-20-20Z" fill="#4fc3c4" opacity="0.55" />
      <path d="M16 134h128" stroke="#e8924f" strokeWidth="3" strokeDasharray="6 5" />
      <text x="80" y="126" textAnchor="middle" fontSize="17" fontWeight="700" fill="#06293a">
        80%
      </text>
    </svg>
  );
}
