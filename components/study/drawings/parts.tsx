import type { ReactNode } from 'react';

/** Parts shared by the drawings of the guides. One unit is about one CSS pixel on a phone. */

interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  isStrong?: boolean;
  children: ReactNode;
}

export function Label({ x, y, anchor = 'middle', isStrong = false, children }: LabelProps) {
  return (
    <text x={x} y={y} textAnchor={anchor} fontSize="12.5" fontWeight={isStrong ? 700 : 400} className="fill-foreground">
      {children}
    </text>
  );
}

/** Styles of pipes by their contents. Dashes make them distinguishable without color. */
const LOOKS = {
  hot: { className: 'stroke-accent', strokeDasharray: '2 5' },
  liquid: { className: 'stroke-accent', strokeDasharray: undefined },
  cold: { className: 'stroke-cold', strokeDasharray: '2 5' },
  mix: { className: 'stroke-cold', strokeDasharray: '11 4 2 4' },
} as const;

interface PipeProps {
  d: string;
  /** Contents of the pipe: `hot` or `cold` vapor, `liquid`, or a `mix` of vapor and liquid. */
  holds: keyof typeof LOOKS;
}

export function Pipe({ d, holds }: PipeProps) {
  return <path d={d} fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" {...LOOKS[holds]} />;
}

const TURNS = { right: 0, down: 90, left: 180, up: 270 } as const;

/** Arrowhead with its tip at (x, y). */
export function Arrow({ x, y, to }: { x: number; y: number; to: keyof typeof TURNS }) {
  return (
    <path d="M0 0-12-6.5-12 6.5Z" transform={`translate(${x} ${y}) rotate(${TURNS[to]})`} className="fill-foreground" />
  );
}

export const CASE = 'fill-background stroke-border-strong';

/** Recovery cylinder on a scale, with a liquid valve on a dip tube and a vapor valve. */
export function CylinderOnScale({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 62H74V94q0 8-8 8H10q-8 0-8-8Z" className="fill-accent" opacity="0.25" />
      <path
        d="M0 17Q0 0 17 0H59Q76 0 76 17V94q0 10-10 10H10Q0 104 0 94Z"
        fill="none"
        strokeWidth="2.5"
        className="stroke-foreground"
      />
      <path
        d="M17 0v-14m-8 0h16M57 0v-14m-8 0h16M17 0v92M57 0v12"
        fill="none"
        strokeWidth="3"
        className="stroke-foreground"
      />
      <path d="M-8 107h92v9H-8z" strokeWidth="2" className={CASE} />
    </g>
  );
}
