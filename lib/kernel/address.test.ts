import { describe, expect, it } from 'vitest';
import { canonicalAddress, connectionOf, networkOf } from './address';

describe('canonicalAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::1', '::1'],
    ['unknown', ''],
    ['', ''],
    ['256.1.1.1', ''],
    ['fe80::1%eth0', ''],
    ['0x7f000001', ''],
    ['127.1', ''],
    ["'; DROP TABLE users; --", ''],
  ])('maps %j to %j', (address, canonical) => {
    expect(canonicalAddress(address)).toBe(canonical);
  });
});

describe('connectionOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8::/64'],
    ['::1', '::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['nonsense', 'unknown'],
  ])('maps %j to %j', (address, connection) => {
    expect(connectionOf(address)).toBe(connection);
  });
});

describe('networkOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['nonsense', 'unknown'],
  ])('maps %j to %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
