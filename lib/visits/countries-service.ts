import 'server-only';
import { readFile } from 'node:fs/promises';
import { BlockList, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { type CountryResponse, Reader } from 'mmdb-lib';
import { z } from 'zod';
import { perProcess } from '@/lib/kernel/per-process';
import { log } from '@/lib/log';

/**
 * Looks up the country of an address in the lists of address owners that the internet registries publish (CC0). The
 * lists are in an npm package, so no address leaves the server.
 */

/** Schema of a record in the list. The types of the library that reads the list describe lists of another vendor. */
const countryRecord = z.object({ country_code: z.string() });

const FILE = 'node_modules/@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Private, reserved and documentation address ranges. They have no country, even if the list contains one. */
const NOBODYS = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOBODYS.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
] as const) {
  NOBODYS.addSubnet(network, prefix, 'ipv6');
}

async function open(): Promise<Reader<CountryResponse> | null> {
  try {
    return new Reader<CountryResponse>(await readFile(join(process.cwd(), FILE)));
  } catch (error) {
    log.warn('no country database: countries stay unknown', { error });
    return null;
  }
}

/** List of countries, eight megabytes. Each process loads it once. */
const countries = perProcess('countries', open);

/** Returns the two-letter country code of each address; null if it is unknown. Addresses must be in canonical form. */
export async function findCountries(addresses: readonly string[]): Promise<Map<string, string | null>> {
  const reader = await countries();
  return new Map(addresses.map((address) => [address, reader ? lookUp(reader, address) : null]));
}

function lookUp(reader: Reader<CountryResponse>, address: string): string | null {
  if (address === '' || NOBODYS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return null;
  return countryRecord.safeParse(reader.get(address)).data?.country_code ?? null;
}
