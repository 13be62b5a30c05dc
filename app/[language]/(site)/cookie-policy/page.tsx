import { CookiePolicy } from '@/components/legal/es/cookie-policy';

export { generateMetadata } from '@/app/(en)/(site)/cookie-policy/page';

export default function Page() {
  return <CookiePolicy />;
}
