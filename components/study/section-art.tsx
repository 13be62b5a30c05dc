import type { ReactNode } from 'react';
import type { SectionGroup } from '@/lib/kernel/section-groups';

const CASE = 'fill-card stroke-border-strong';

/** Drawing of ozone molecules above the earth and the rays that they block. */
function Ozone() {
  return (
    <>
      <path d="M18 138a92 92 0 0 1 164 0Z" className="fill-cold/25 stroke-cold" strokeWidth="2.5" />
      <path d="M2 116a114 114 0 0 1 196 0" fill="none" className="stroke-cold" strokeWidth="3" strokeDasharray="7 6" />
      <path
        d="m44 10 14 30m-14-1 14 1 6-12M156 10l-14 30m14-1-14 1-6-12"
        fill="none"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M100 24 80 48m20-24 20 24" className="stroke-border-strong" strokeWidth="5" />
      {[
        [100, 22],
        [79, 48],
        [121, 48],
      ].map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="12" className={CASE} strokeWidth="2.5" />
      ))}
    </>
  );
}

/** Drawing of a refrigerator with its sealed compressor at the bottom. */
function Refrigerator() {
  return (
    <>
      <rect x="62" y="10" width="76" height="126" rx="8" className={CASE} strokeWidth="2.5" />
      <path d="M62 54h76M62 110h76" className="stroke-border-strong" strokeWidth="2.5" />
      <path d="M74 24v16m0 28v26" className="stroke-foreground" strokeWidth="4" strokeLinecap="round" />
      <path d="M112 22v22m-9.5-16.5 19 11m0-11-19 11" className="stroke-cold" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M138 66h16v10h-8v8h8v8h-8v8h8v18h-34"
        fill="none"
        className="stroke-accent"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M92 132v-8a12 9 0 0 1 24 0v8Z" className="fill-foreground" />
    </>
  );
}

/** Drawing of the outdoor unit of a split system with its liquid and suction lines. */
function CondensingUnit() {
  return (
    <>
      <rect x="30" y="22" width="112" height="108" rx="8" className={CASE} strokeWidth="2.5" />
      <circle cx="86" cy="72" r="38" fill="none" className="stroke-border-strong" strokeWidth="2.5" />
      {[0, 120, 240].map((angle) => (
        <path
          key={angle}
          d="M86 72c-4-12 0-26 12-32 6 12 2 24-12 32Z"
          transform={`rotate(${angle} 86 72)`}
          className="fill-cold"
        />
      ))}
      <circle cx="86" cy="72" r="5" className="fill-foreground" />
      <path d="M142 104h18a8 8 0 0 0 8-8V30" fill="none" className="stroke-cold" strokeWidth="6" />
      <path d="M142 118h32a8 8 0 0 0 8-8V30" fill="none" className="stroke-accent" strokeWidth="3" />
      <path d="M42 130v8m88-8v8" className="stroke-border-strong" strokeWidth="5" />
      <path d="M44 120h84" className="stroke-border-strong" strokeWidth="2.5" />
    </>
  );
}

/** Drawing of a centrifugal chiller: compressor above, evaporator and condenser below. */
function Chiller() {
  return (
    <>
      <path d="M48 66V48a10 10 0 0 1 10-10h28" fill="none" className="stroke-cold" strokeWidth="9" />
      <path d="M112 42h30a10 10 0 0 1 10 10v16" fill="none" className="stroke-accent" strokeWidth="7" />
      <circle cx="100" cy="38" r="25" className={CASE} strokeWidth="2.5" />
      <path
        d="M100 38a5 5 0 0 1 9 2 11 11 0 0 1-20 4 17 17 0 0 1 12-23"
        fill="none"
        className="stroke-foreground"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="14" y="66" width="110" height="28" rx="14" className={CASE} strokeWidth="2.5" />
      <path d="M30 75h78m-78 5h78m-78 5h78" className="stroke-cold" strokeWidth="2" />
      <rect x="76" y="100" width="110" height="28" rx="14" className={CASE} strokeWidth="2.5" />
      <path d="M152 66v34" className="stroke-accent" strokeWidth="7" />
      <path d="M92 109h78m-78 5h78m-78 5h78" className="stroke-accent" strokeWidth="2" />
      <path d="M34 94v44m132-10v10M14 138h172" className="stroke-border-strong" strokeWidth="3" />
    </>
  );
}

const PICTURES: Record<SectionGroup, () => ReactNode> = {
  core: Ozone,
  'type-1': Refrigerator,
  'type-2': CondensingUnit,
  'type-3': Chiller,
};

interface SectionArtProps {
  group: SectionGroup;
  className: string;
}

/** Drawing for a section: the ozone layer for Core, otherwise the equipment that its exam covers. */
export function SectionArt({ group, className }: SectionArtProps) {
  const Picture = PICTURES[group];
  return (
    <svg viewBox="0 0 200 150" aria-hidden="true" className={className}>
      <Picture />
    </svg>
  );
}
