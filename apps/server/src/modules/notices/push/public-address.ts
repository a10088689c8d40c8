import { BlockList, isIP } from 'node:net';

const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4');
}
// Refuse IPv6 tunnels, which may contain a private IPv4 address, and documentation addresses.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6');
}
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
