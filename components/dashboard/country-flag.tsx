import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';

/** Small drawings of flags, because Windows shows a flag emoji as two letters. */

const bands = (...colors: string[]) =>
  colors.map((color, place) => (
    <rect key={color} y={(place * 15) / colors.length} width="20" height={15 / colors.length} fill={color} />
  ));

const columns = (...colors: string[]) =>
  colors.map((color, place) => <rect key={color} x={(place * 20) / 3} width={20 / 3} height="15" fill={color} />);

const UNION_JACK = (
  <>
    <rect width="20" height="15" fill="#012169" />
    <path d="M0 0l20 15M20 0L0 15" stroke="#fff" strokeWidth="3" />
    <path d="M0 0l20 15M20 0L0 15" stroke="#c8102e" strokeWidth="1.2" />
    <path d="M10 0v15M0 7.5h20" stroke="#fff" strokeWidth="5" />
    <path d="M10 0v15M0 7.5h20" stroke="#c8102e" strokeWidth="3" />
  </>
);

const FLAGS: Readonly<Record<string, ReactNode>> = {
  'United States': (
    <>
      <rect width="20" height="15" fill="#fff" />
      <path d="M0 1.07h20M0 4.29h20M0 7.5h20M0 10.71h20M0 13.93h20" stroke="#b22234" strokeWidth="1.6" />
      <rect width="9" height="8.3" fill="#3c3b6e" />
      <path d="M1.5 2h6.5M1.5 4.1h6.5M1.5 6.2h6.5" stroke="#fff" strokeWidth="0.8" strokeDasharray="0.8 1.1" />
    </>
  ),
  Canada: (
    <>
      <rect width="20" height="15" fill="#fff" />
      <path d="M0 0h5v15H0zM15 0h5v15h-5z" fill="#d52b1e" />
      <path
        d="M10 3l1 2 1.6-.6-.4 2.2 1.5.6-2.3 2 .2 1.3-1.3-.3V12h-.6v-1.8l-1.3.3.2-1.3-2.3-2 1.5-.6-.4-2.2L9 5z"
        fill="#d52b1e"
      />
    </>
  ),
  'United Kingdom': UNION_JACK,
  Germany: bands('#000', '#d00', '#ffce00'),
  France: columns('#0055a4', '#fff', '#ef4135'),
  Australia: (
    <>
      <rect width="20" height="15" fill="#012169" />
      <g transform="scale(.5)">{UNION_JACK}</g>
      <g fill="#fff">
        <circle cx="5" cy="11.5" r="1.4" />
        <circle cx="15" cy="2.8" r="0.9" />
        <circle cx="12.6" cy="6.4" r="0.9" />
        <circle cx="17.4" cy="5.6" r="0.9" />
        <circle cx="15" cy="12.2" r="0.9" />
      </g>
    </>
  ),
  Japan: (
    <>
      <rect width="20" height="15" fill="#fff" />
      <circle cx="10" cy="7.5" r="4.5" fill="#bc002d" />
    </>
  ),
  India: (
    <>
      {bands('#f93', '#fff', '#138808')}
      <circle cx="10" cy="7.5" r="1.9" fill="none" stroke="#000080" strokeWidth="0.6" />
    </>
  ),
  Brazil: (
    <>
      <rect width="20" height="15" fill="#009c3b" />
      <path d="M10 1.5l8 6-8 6-8-6z" fill="#ffdf00" />
      <circle cx="10" cy="7.5" r="3" fill="#002776" />
    </>
  ),
  Mexico: (
    <>
      {columns('#006847', '#fff', '#ce1126')}
      <circle cx="10" cy="7.5" r="1.8" fill="#8c5a2b" />
    </>
  ),
};

/** Decorative flag beside a country's name. */
export function CountryFlag({ country }: { country: string }) {
  const flag = FLAGS[country];
  if (!flag) return <Globe aria-hidden className="h-[15px] w-5 shrink-0 text-muted-foreground" />;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 15"
      className="h-[15px] w-5 shrink-0 overflow-hidden rounded-[2px] ring-1 ring-border"
    >
      {flag}
    </svg>
  );
}
