import { describe, expect, it } from 'vitest';
import { clientOf } from './client';

const addressOf = (address?: string) =>
  clientOf(new Headers(address === undefined ? {} : { 'x-coldpass-client-address': address })).address;

describe('address by which requests are counted', () => {
  it('is the same for all addresses of an IPv6 network', () => {
    expect(addressOf('2001:db8:1:2::1')).toBe(addressOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(addressOf('2001:db8:1:2::1')).not.toBe(addressOf('2001:db8:1:3::1'));
  });

  it('is the complete address for IPv4', () => {
    expect(addressOf('192.0.2.7')).toBe('192.0.2.7');
  });

  it('is the same for all clients without an address', () => {
    expect(addressOf()).toBe('unknown');
    expect(addressOf('nonsense')).toBe('unknown');
  });
});
