import { PRODUCT_NAME } from '@/lib/kernel/product';

/** Logo: a gauge with its needle just past the cold end. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-[#06293a]" />
      <path d="M8.2 23.5a11 11 0 1 1 15.6 0" fill="none" stroke="#2a6a85" strokeWidth="3" strokeLinecap="round" />
      <path d="M8.2 23.5a11 11 0 0 1 1-16.3" fill="none" stroke="#4fc3c4" strokeWidth="3" strokeLinecap="round" />
      <path d="m16 16 5.6-6.2" fill="none" stroke="#e8924f" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="16" cy="16" r="2.6" fill="#e8924f" />
    </svg>
  );
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-xl tracking-tight">
      <LogoMark className="size-8" />
      {PRODUCT_NAME}
    </span>
  );
}
