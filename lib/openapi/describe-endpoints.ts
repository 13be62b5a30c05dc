import type { Contract, DescribedEndpoint, Endpoint } from '@/lib/kernel/endpoint';

/** Joins each endpoint with the contract of the same name. A missing contract is a compile error. */
export const describeEndpoints = <K extends string>(
  endpoints: Readonly<Record<K, Endpoint>>,
  contracts: Readonly<Record<NoInfer<K>, Contract>>,
): DescribedEndpoint[] => (Object.keys(endpoints) as K[]).map((name) => ({ ...endpoints[name], ...contracts[name] }));
