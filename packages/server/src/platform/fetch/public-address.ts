import { BlockList, isIP } from 'node:net'

/**
 * The subnets that are not on the public internet, by the registries of special addresses (RFC 6890 and
 * later).
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  // Carrier-grade NAT.
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Also the metadata service of clouds.
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // A service address inside Azure's cloud.
  '168.63.129.16/32',
  // Multicast, reserved, broadcast.
  '224.0.0.0/3',
]

/**
 * The special subnets within 2000::/3, which is all that is allocated. Mapped IPv4 addresses (`::ffff:`,
 * `64:ff9b::`) lie outside of it; tunnels (Teredo, 6to4) lie within.
 */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const special = new BlockList()
for (const subnet of SPECIAL_IPV4) addSubnet(subnet, 'ipv4')
for (const subnet of SPECIAL_IPV6) addSubnet(subnet, 'ipv6')

const allocated = new BlockList()
allocated.addSubnet('2000::', 3, 'ipv6')

function addSubnet(subnet: string, family: 'ipv4' | 'ipv6'): void {
  const [net = '', bits] = subnet.split('/')
  special.addSubnet(net, Number(bits), family)
}

/** Returns whether an IP address is public: not of this machine, its network, or its provider's. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      return allocated.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
