/** The standard and summer abbreviations, with the zones that use them. */
const groups: readonly (readonly [string, string, string])[] = [
  [
    'CET',
    'CEST',
    'Amsterdam Andorra Belgrade Berlin Bratislava Brussels Budapest Copenhagen Gibraltar ' +
      'Ljubljana Luxembourg Madrid Malta Monaco Oslo Paris Podgorica Prague Rome San_Marino ' +
      'Sarajevo Skopje Stockholm Tirane Vaduz Vatican Vienna Warsaw Zagreb Zurich',
  ],
  ['EET', 'EEST', 'Athens Bucharest Chisinau Helsinki Kiev Kyiv Riga Sofia Tallinn Vilnius'],
  ['WET', 'WEST', 'Lisbon'],
  ['GMT', 'BST', 'London Belfast Guernsey Isle_of_Man Jersey'],
  ['GMT', 'IST', 'Dublin'],
  ['MSK', 'MSD', 'Moscow Simferopol'],
]

const others: readonly (readonly [string, string, string])[] = [
  ['Asia/Tokyo', 'JST', 'JDT'],
  ['Asia/Seoul', 'KST', 'KDT'],
  ['Asia/Kolkata', 'IST', 'IST'],
  ['Asia/Calcutta', 'IST', 'IST'],
  ['Asia/Shanghai', 'CST', 'CDT'],
  ['Asia/Taipei', 'CST', 'CDT'],
  ['Asia/Hong_Kong', 'HKT', 'HKST'],
  ['Asia/Karachi', 'PKT', 'PKST'],
  ['Asia/Jakarta', 'WIB', 'WIB'],
  ['Asia/Jerusalem', 'IST', 'IDT'],
  ['Asia/Manila', 'PST', 'PDT'],
  ['Africa/Johannesburg', 'SAST', 'SAST'],
  ['Africa/Lagos', 'WAT', 'WAT'],
  ['Africa/Nairobi', 'EAT', 'EAT'],
  ['Africa/Cairo', 'EET', 'EEST'],
  ['Australia/Adelaide', 'ACST', 'ACDT'],
  ['Australia/Brisbane', 'AEST', 'AEST'],
  ['Australia/Darwin', 'ACST', 'ACST'],
  ['Australia/Hobart', 'AEST', 'AEDT'],
  ['Australia/Melbourne', 'AEST', 'AEDT'],
  ['Australia/Perth', 'AWST', 'AWST'],
  ['Australia/Sydney', 'AEST', 'AEDT'],
  ['Pacific/Auckland', 'NZST', 'NZDT'],
]

export interface ZoneNames {
  readonly standard: string
  readonly summer: string
}

/** The abbreviations that `Intl` in American English does not know. */
export const zoneNames: ReadonlyMap<string, ZoneNames> = new Map([
  ...groups.flatMap(([standard, summer, cities]) =>
    cities.split(' ').map((city) => [`Europe/${city}`, { standard, summer }] as const),
  ),
  ...others.map(([zone, standard, summer]) => [zone, { standard, summer }] as const),
])
