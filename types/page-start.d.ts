/** The address of the script that `scripts/lib/page-start.ts` bundles. */
declare module '@/dist/page-start.js' {
  const address: string;
  export default address;
}
