/** The icon of an unknown service. All icons are SVG of 24 by 24. */
const globe =
  '<circle cx="12" cy="12" r="9"/><path d="M12 3a13 13 0 0 0 0 18 13 13 0 0 0 0-18"/><path d="M3 12h18"/>'

const services: readonly (readonly [name: string, address: RegExp, drawing: string])[] = [
  [
    'Instagram',
    /^https?:\/\/(?:www\.)?instagram\.com(?:\/|$)/i,
    '<rect x="3" y="3" width="18" height="18" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.5 6.5h.01"/>',
  ],
  [
    'YouTube',
    /^https?:\/\/(?:(?:www|m)\.)?youtube\.com(?:\/|$)/i,
    '<rect x="2.5" y="5.5" width="19" height="13" rx="3.5"/><path d="m10 9 5 3-5 3z"/>',
  ],
  [
    'Facebook',
    /^https?:\/\/(?:(?:www|m)\.)?facebook\.com(?:\/|$)/i,
    '<path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V8a1 1 0 0 1 1-1h2z"/>',
  ],
  [
    'X',
    /^https?:\/\/(?:www\.)?(?:x|twitter)\.com(?:\/|$)/i,
    '<path d="m4 4 16 16"/><path d="m20 4-16 16"/>',
  ],
  [
    'LinkedIn',
    /^https?:\/\/(?:[\w-]+\.)?linkedin\.com(?:\/|$)/i,
    '<path d="M5 10v9"/><path d="M5 5.5h.01"/><path d="M10 19v-9"/><path d="M10 14a4.5 4.5 0 0 1 9 0v5"/>',
  ],
  [
    'Pinterest',
    /^https?:\/\/(?:[\w-]+\.)?pinterest\.[a-z.]{2,6}(?:\/|$)/i,
    '<circle cx="12" cy="12" r="9"/><path d="m10 20 2.5-10"/><path d="M9 12.5a3.5 3.5 0 1 1 3 3"/>',
  ],
  [
    'TikTok',
    /^https?:\/\/(?:www\.)?tiktok\.com(?:\/|$)/i,
    '<circle cx="9.5" cy="16" r="4.5"/><path d="M14 16V3a6 6 0 0 0 6 6"/>',
  ],
  [
    'Vimeo',
    /^https?:\/\/(?:www\.)?vimeo\.com(?:\/|$)/i,
    '<path d="M4 8.5 7 7c2 3 2.5 9 4 10s6-5.5 7-9-3-4-5 0"/>',
  ],
  [
    'SoundCloud',
    /^https?:\/\/(?:www\.)?soundcloud\.com(?:\/|$)/i,
    '<path d="M3 13v4"/><path d="M6.5 11v7"/><path d="M10 8v10h8a3.5 3.5 0 0 0 .5-7A5.5 5.5 0 0 0 10 8"/>',
  ],
  [
    'Yelp',
    /^https?:\/\/(?:[\w-]+\.)?yelp\.[a-z.]{2,6}(?:\/|$)/i,
    '<path d="m12 4 2.5 5 5.500.8-4 3.900.9 5.5L12 16.6l-4.9 2.600.9-5.5-4-3.9 5.5-.8z"/>',
  ],
  [
    'Mail',
    /^mailto:/i,
    '<rect x="3" y="5" width="18" height="14" rx="2"/><path d="m3 7 9 6 9-6"/>',
  ],
]

/** Returns the name and the icon of a service; the host and a globe if it is unknown. */
export function getService(address: string): { readonly name: string; readonly drawing: string } {
  const known = services.find(([, pattern]) => pattern.test(address))
  if (known) return { name: known[0], drawing: known[2] }
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? address
  return { name: host, drawing: globe }
}
